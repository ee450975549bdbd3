import { jsonText } from '../../../http/json-text.ts'
import type { ServiceResponse } from '../../../http/message.ts'
import type { Outcome } from '../execute/run.ts'
import { preferred } from './accept.ts'

export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

/** Which status an operation that was refused before it ran has. */
export interface StatusRule {
  readonly clause: string
  readonly applies: (accept: string | undefined) => boolean
  readonly status: number
}

/**
 * content.graphql.http.status-for-json: A caller that takes nothing but `application/json` gets 200 with the errors,
 * as the GraphQL-over-HTTP specification has it.
 */
const onlyJson: StatusRule = {
  clause: 'content.graphql.http.status-for-json',
  applies: accept => /^\s*application\/json\s*(;[^,]*)?$/i.test(accept ?? ''),
  status: 200,
}

/** content.graphql.http.status-of-refusals: every other caller gets 400 (observed). */
const anything: StatusRule = {
  clause: 'content.graphql.http.status-of-refusals',
  applies: () => true,
  status: 400,
}

/** The first that applies decides. */
export const statusRules: readonly StatusRule[] = [onlyJson, anything]

/** Which media type an answer has. */
export interface MediaType {
  readonly clause: string
  readonly choose: (accept: string | undefined) => string
}

/**
 * content.graphql.http.media-type: The answer is `application/json`, or `application/graphql-response+json` where
 * the caller likes that better.
 */
export const mediaType: MediaType = {
  clause: 'content.graphql.http.media-type',
  choose: accept =>
    preferred(accept, [JSON_TYPE, GRAPHQL_RESPONSE]) === GRAPHQL_RESPONSE
      ? `${GRAPHQL_RESPONSE}; charset=utf-8`
      : JSON_TYPE,
}

/** What answers are made by. */
export interface RespondUnits {
  readonly statuses: readonly StatusRule[]
  readonly mediaType: MediaType
}

/** The answer to one operation. */
export function respond(
  { result, refusal }: Outcome,
  accept: string | undefined,
  units: RespondUnits,
): ServiceResponse {
  const headers = { 'content-type': units.mediaType.choose(accept) }
  const body = `${jsonText(result)}\n`
  if (refusal === null) return { status: 200, headers, body }
  if (refusal === 'method') return { status: 405, headers: { ...headers, allow: 'POST' }, body }
  const rule = units.statuses.find(candidate => candidate.applies(accept))
  if (!rule) throw new Error('invariant: no rule gives a refusal its status')
  return { status: rule.status, headers, body }
}

/** The answer to a batch: 200 whatever became of each operation. */
export function respondToBatch(
  outcomes: readonly Outcome[],
  accept: string | undefined,
  units: RespondUnits,
): ServiceResponse {
  const results = outcomes.map(({ result }) => result)
  const headers = { 'content-type': units.mediaType.choose(accept) }
  return { status: 200, headers, body: `${jsonText(results)}\n` }
}
