import { isObject } from '../../conformance/compare/json-value.ts'
import type { RequestSpec, Scenario } from '../../conformance/suite/clause.ts'
import { documentOf } from './readable-request.ts'

/** A request while somebody edits it: texts, as they stand in the fields. */
export interface Draft {
  method: string
  path: string
  /** A header a line. */
  headers: string
  as: string
  /** The GraphQL document; null: the request has none, and `body` counts. */
  document: string | null
  /** JSON, or nothing. */
  variables: string
  body: string
}

/** A draft that cannot be sent, in words for whoever edits it. */
export class DraftError extends Error {
  override readonly name = 'DraftError'
}

export function draftOf(request: RequestSpec): Draft {
  const { method, path, headers, as, body } = request
  const document = documentOf(request)
  const variables = isObject(body) ? body.variables : undefined
  return {
    ...{ method, path, as, document },
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    variables: document === null ? '' : inJson(variables),
    body: document === null ? inText(body) : '',
  }
}

/** The request that a draft means; what nobody edited is as it was. Throws DraftError. */
export function requestOf(draft: Draft, request: RequestSpec): RequestSpec {
  const before = draftOf(request)
  const { method, path, as } = draft
  const headers = draft.headers === before.headers ? request.headers : readHeaders(draft.headers)
  const isSameBody =
    draft.body === before.body && draft.document === before.document && draft.variables === before.variables
  return { ...request, method, path, as, headers, body: isSameBody ? request.body : bodyOf(draft, request) }
}

/** A scenario with its requests as they were edited. */
export function scenarioOf(scenario: Scenario, drafts: readonly Draft[]): Scenario {
  return {
    ...scenario,
    steps: scenario.steps.map((step, index) => {
      const draft = drafts[index]
      return draft ? { ...step, request: requestOf(draft, step.request) } : step
    }),
  }
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function bodyOf({ document, variables, body }: Draft, request: RequestSpec): unknown {
  if (document === null) return readBody(body)
  const { variables: _before, ...others } = isObject(request.body) ? request.body : {}
  const read = variables.trim() === '' ? {} : { variables: readVariables(variables) }
  return { ...others, query: document, ...read }
}

/** JSON where it is that, else text; nothing where nothing is written. */
function readBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readVariables(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DraftError(`The variables are not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function readHeaders(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return Object.fromEntries(
    lines.map(line => {
      const colon = line.indexOf(':')
      if (colon < 1) throw new DraftError(`A header is written as "name: value", not as "${line}".`)
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

function inText(body: unknown): string {
  return typeof body === 'string' ? body : inJson(body)
}

function inJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}
