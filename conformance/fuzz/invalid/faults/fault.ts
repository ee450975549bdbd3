import type { WrittenRequest } from '../../../client/wire-request.ts'
import type { RestQuery } from '../../rest/rest-query.ts'

/** Where a fault is put, and how much of it. */
export interface Place {
  /** Which of the places that it may have, counted round. */
  readonly at: number
  /** How long, deep or often, of what can be so; 1 is the least. */
  readonly amount: number
}

/** One way in which a request that was right is made wrong. */
export type Fault = ParameterFault | RequestFault

interface Named {
  readonly name: string
  /** Follows "a request with". */
  readonly says: string
}

/** In the parameters of a query to REST, which are still read as parameters. */
export interface ParameterFault extends Named {
  readonly layer: 'parameters'
  /** Null where the query has no place for it. */
  put(query: RestQuery, place: Place): RestQuery | null
}

/** In a request as it is written. */
export interface RequestFault extends Named {
  readonly layer: 'request'
  /** `read`: a URL that only reads, of either service; `write`: a write to either. */
  readonly door: 'rest' | 'graphql' | 'platform' | 'read' | 'write' | 'any'
  /** Null where the request has no place for it. */
  put(request: WrittenRequest, place: Place): WrittenRequest | null
}

/** One of some things, counted round; undefined of none. */
export function chosen<T>(items: readonly T[], at: number): T | undefined {
  return items[at % Math.max(1, items.length)]
}

/** The request, said to be of a type that its body is not. */
export function asOtherType(request: WrittenRequest, at: number): WrittenRequest {
  const type = chosen(OTHER_TYPES, at) ?? 'x'
  return { ...request, headers: { ...request.headers, 'content-type': type } }
}

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=x',
  'x',
]
