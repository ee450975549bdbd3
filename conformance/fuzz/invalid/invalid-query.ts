import type { WrittenRequest } from '../../client/wire-request.ts'
import { type GraphqlQuery, graphqlRequest } from '../graphql/graphql-query.ts'
import { type RestQuery, restRequest } from '../rest/rest-query.ts'
import type { Fault, Place } from './faults/fault.ts'
import { faults } from './faults/faults.ts'

/** A query with faults put in: what nobody should send, and every server is sent. */
export interface InvalidQuery {
  readonly door: 'invalid'
  readonly right: RestQuery | GraphqlQuery
  /** Put in in this order. */
  readonly faults: readonly PlacedFault[]
}

export interface PlacedFault extends Place {
  readonly name: string
}

/** The request; a fault for which it has no place leaves it as it is. */
export function invalidRequest(query: InvalidQuery): WrittenRequest {
  const placed = query.faults.map(it => ({ ...it, fault: faultNamed(it.name) }))
  let right = query.right
  for (const { fault, ...place } of placed)
    if (fault.layer === 'parameters' && right.door === 'rest') right = fault.put(right, place) ?? right
  let request = right.door === 'rest' ? restRequest(right) : graphqlRequest(right)
  for (const { fault, ...place } of placed)
    if (fault.layer === 'request' && isFor(fault.door, right)) request = fault.put(request, place) ?? request
  return request
}

/** The faults that a query may have, in their order. */
export function faultsFor(query: RestQuery | GraphqlQuery): readonly Fault[] {
  return faults.filter(it => (it.layer === 'parameters' ? query.door === 'rest' : isFor(it.door, query)))
}

function isFor(door: 'rest' | 'graphql' | 'any', query: RestQuery | GraphqlQuery): boolean {
  return door === 'any' || door === query.door
}

export function faultNamed(name: string): Fault {
  const fault = faults.find(it => it.name === name)
  if (!fault) throw new Error(`invariant: there is no fault ${name}`)
  return fault
}
