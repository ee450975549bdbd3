import { isDeepStrictEqual } from 'node:util'
import type { WrittenRequest } from '../../client/wire-request.ts'
import type { GraphqlQuery } from '../graphql/graphql-query.ts'
import { graphqlRequest } from '../graphql/graphql-request.ts'
import { type PlatformQuery, platformRequest } from '../platform/platform-query.ts'
import { type RestQuery, restRequest } from '../rest/rest-query.ts'
import type { Fault, Place, RequestFault } from './faults/fault.ts'
import { faults } from './faults/faults.ts'
import type { RightWrite } from './right-write.ts'

/** A query with faults put in: what nobody should send, and every server is sent. */
export interface InvalidQuery {
  readonly door: 'invalid'
  readonly right: Right
  /** Put in in this order. */
  readonly faults: readonly PlacedFault[]
}

/** What faults can be put into. */
export type Right = RestQuery | GraphqlQuery | PlatformQuery | RightWrite

export interface PlacedFault extends Place {
  readonly name: string
}

/** The request; a fault for which it has no place leaves it as it is. */
export function invalidRequest(query: InvalidQuery): WrittenRequest {
  const placed = query.faults.map(it => ({ ...it, fault: faultNamed(it.name) }))
  let right = query.right
  for (const { fault, ...place } of placed)
    if (fault.layer === 'parameters' && right.door === 'rest') right = fault.put(right, place) ?? right
  let request = rightRequest(right)
  for (const { fault, ...place } of placed)
    if (fault.layer === 'request' && isFor(fault.door, right))
      request = withNamesOf(request, fault.put(request, place))
  return request
}

/** What stands for an id or a key must still stand for it: half a name is nothing that a server is sent. */
function withNamesOf(request: WrittenRequest, wrong: WrittenRequest | null): WrittenRequest {
  const namesIn = ({ path }: WrittenRequest) => path.match(/<[^<>]*>/g)?.join() ?? ''
  return wrong && namesIn(wrong) === namesIn(request) ? wrong : request
}

function rightRequest(right: Right): WrittenRequest {
  switch (right.door) {
    case 'rest':
      return restRequest(right)
    case 'graphql':
      return graphqlRequest(right)
    case 'platform':
      return platformRequest(right)
    case 'write':
      return right.request
  }
}

/** Whether a query has a place for a fault. */
export function isPlaced(right: Right, fault: PlacedFault): boolean {
  const wrong = invalidRequest({ door: 'invalid', right, faults: [fault] })
  return !isDeepStrictEqual(wrong, rightRequest(right))
}

/** The faults that a query may have, in their order. */
export function faultsFor(query: Right): readonly Fault[] {
  return faults.filter(it => (it.layer === 'parameters' ? query.door === 'rest' : isFor(it.door, query)))
}

/** A write goes to no other path than its own: elsewhere it might do what nobody has allowed. */
function isFor(door: RequestFault['door'], { door: own }: Right): boolean {
  return door === 'any' || door === own || (door === 'read' && (own === 'rest' || own === 'platform'))
}

export function faultNamed(name: string): Fault {
  const fault = faults.find(it => it.name === name)
  if (!fault) throw new Error(`invariant: there is no fault ${name}`)
  return fault
}
