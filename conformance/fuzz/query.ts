import type { WrittenRequest } from '../client/wire-request.ts'
import { documentOf, type GraphqlQuery } from './graphql/graphql-query.ts'
import { type RestQuery, targetOf } from './rest/rest-query.ts'

/** A query as a structure, so that a smaller one can be made of it, or a request that is sent as it was written. */
export type Query = RestQuery | GraphqlQuery | WrittenQuery

export interface WrittenQuery {
  readonly door: 'written'
  readonly request: WrittenRequest
}

/** Which protocol a query speaks; written ones tell by their path. */
export function protocolOf(query: Query): 'rest' | 'graphql' {
  if (query.door !== 'written') return query.door
  return query.request.path.startsWith('/graphql') ? 'graphql' : 'rest'
}

/** The request that asks it. */
export function requestOf(query: Query): WrittenRequest {
  switch (query.door) {
    case 'rest':
      return { method: 'GET', path: targetOf(query), headers: {}, body: undefined }
    case 'graphql':
      return { method: 'POST', path: '/graphql', headers: {}, body: { query: documentOf(query) } }
    case 'written':
      return query.request
  }
}

/** How long the request is, in characters: of two that show the same, the shorter one is the better one. */
export function sizeOf(query: Query): number {
  const { path, body } = requestOf(query)
  return path.length + (body === undefined ? 0 : JSON.stringify(body).length)
}
