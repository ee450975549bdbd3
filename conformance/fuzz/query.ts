import type { WrittenRequest } from '../client/wire-request.ts'
import type { Asker } from './asker.ts'
import type { SequenceQuery } from './commands/command.ts'
import type { GraphqlQuery } from './graphql/graphql-query.ts'
import { graphqlRequest } from './graphql/graphql-request.ts'
import { type InvalidQuery, invalidRequest } from './invalid/invalid-query.ts'
import { type PlatformQuery, platformRequest } from './platform/platform-query.ts'
import { type RestQuery, restRequest } from './rest/rest-query.ts'

/** A query as a structure, so that a smaller one can be made of it, or a request that is sent as it was written. */
export type Query = RestQuery | GraphqlQuery | PlatformQuery | WrittenQuery | InvalidQuery | SequenceQuery

export interface WrittenQuery {
  readonly door: 'written'
  readonly request: WrittenRequest
}

/** Which protocol a query speaks; written ones and sequences tell by the path of what is answered. */
export function protocolOf(query: Query): 'rest' | 'graphql' {
  if (query.door === 'invalid') return query.right.door === 'graphql' ? 'graphql' : 'rest'
  if (query.door === 'rest' || query.door === 'graphql') return query.door
  return requestOf(query).path.startsWith('/graphql') ? 'graphql' : 'rest'
}

/** The request that asks it; of a sequence the last one, whose answer is told. */
export function requestOf(query: Query): WrittenRequest {
  switch (query.door) {
    case 'rest':
      return restRequest(query)
    case 'graphql':
      return graphqlRequest(query)
    case 'platform':
      return platformRequest(query)
    case 'written':
      return query.request
    case 'invalid':
      return invalidRequest(query)
    case 'sequence':
      return lastOf(query)
  }
}

function lastOf({ commands }: SequenceQuery): WrittenRequest {
  const last = commands.at(-1)
  if (!last) throw new Error('invariant: a sequence has a command')
  return last.request
}

/** How long the requests are, in characters: of two that show the same, the shorter one is the better one. */
export function sizeOf(query: Query): number {
  const requests = query.door === 'sequence' ? query.commands.map(it => it.request) : [requestOf(query)]
  return requests.reduce((sum, { path, body }) => sum + path.length + lengthOf(body), 0)
}

function lengthOf(body: unknown): number {
  return body === undefined ? 0 : JSON.stringify(body).length
}

/** The caller of a query: its own, or that of the run. */
export function callerOf(query: Query, usual: string): string {
  return askerOf(query)?.as ?? usual
}

/** Undefined: it is asked by the caller of the run. */
export function askerOf(query: Query): Asker | undefined {
  return query.door === 'rest' || query.door === 'graphql' ? query.by : undefined
}

/** The same by the caller of the run. */
export function unasked(query: RestQuery): RestQuery
export function unasked(query: GraphqlQuery): GraphqlQuery
export function unasked(query: RestQuery | GraphqlQuery): RestQuery | GraphqlQuery
export function unasked({ by: _, ...query }: RestQuery | GraphqlQuery): RestQuery | GraphqlQuery {
  return query
}
