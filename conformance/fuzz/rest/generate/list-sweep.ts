import fc from 'fast-check'
import type { OracleType } from '../../../targets/oracle.ts'
import { pageNumbers } from '../../page-numbers.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import type { RestQuery } from '../rest-query.ts'
import { namesBehind, sortable } from './lists.ts'
import { joined, type Part, under, valued } from './parts.ts'
import { asked } from './queries.ts'

/** Orders and pages of a list with nothing beside them that would leave nothing to order: by one name, by several, over a relation. */
export function listSweepOf(type: OracleType, world: QueriedWorld): readonly fc.Arbitrary<RestQuery>[] {
  const own = sortable(type, world)
  const repeated = own.filter(name => world.isRepeated(type, name))
  const behind = [...type.attributes.values()].flatMap(attribute =>
    attribute.kind === 'relation' ? namesBehind(attribute, world) : [],
  )
  const first = repeated.length > 0 ? repeated : own
  return [
    ...(own.length > 0 ? [under(['sort'], valued(keyOf(own)))] : []),
    // A second one has a say where the first leaves entries equal.
    ...(own.length > 0 ? [under(['sort'], ranked(first, own))] : []),
    ...(repeated.length > 1 ? [under(['sort'], ranked(repeated, repeated, own))] : []),
    ...(behind.length > 0 ? [under(['sort'], valued(keyOf(behind)))] : []),
    ...pagesOf(world.sizeOf(type)),
  ].map(part => asked(fc.constant(`/api/${type.pluralName}`), part))
}

/** By several names, each one of some. */
function ranked(...choices: readonly (readonly string[])[]): Part {
  return joined(...choices.map((names, at) => under([String(at)], valued(keyOf(names)))))
}

function keyOf(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', ':asc', ':desc'))
    .map(parts => parts.join(''))
}

/** Each parameter of the pages alone. */
function pagesOf(size: number): readonly Part[] {
  const numbers = pageNumbers(size)
  return [
    under(['start'], valued(fc.constantFrom('0', ...numbers))),
    ...['limit', 'page', 'pageSize'].map(name => under([name], valued(fc.constantFrom(...numbers)))),
  ].map(part => under(['pagination'], part))
}
