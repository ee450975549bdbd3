import fc from 'fast-check'
import { groupBy } from '../../../group-by.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import { DEFAULT_SIZE, pageNumbers } from '../../page-numbers.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import type { RestQuery } from '../rest-query.ts'
import { namesBehind, sortable } from './lists.ts'
import { joined, type Part, under, valued } from './parts.ts'
import type { Place } from './places.ts'
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

/** An order by an attribute of each kind: not all types have one of all. */
export function sortsByKind(
  places: readonly Place[],
  world: QueriedWorld,
): readonly fc.Arbitrary<RestQuery>[] {
  const own = places.filter(
    ({ type, path, attribute }) => path.length === 0 && sortable(type, world).includes(attribute),
  )
  return [...groupBy(own, ({ kind }) => kind).values()].map(alike =>
    fc.oneof(
      ...alike.map(({ type, attribute }) =>
        asked(fc.constant(`/api/${type.pluralName}`), under(['sort'], valued(keyOf([attribute])))),
      ),
    ),
  )
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

/** Each parameter of the pages alone; more entries than are shown by default are asked for by themselves. */
function pagesOf(size: number): readonly Part[] {
  const numbers = pageNumbers(size)
  const many = numbers.filter(number => Number(number) > DEFAULT_SIZE)
  const oneOf = (name: string, some: readonly string[]) => under([name], valued(fc.constantFrom(...some)))
  return [
    oneOf('start', ['0', ...numbers]),
    ...['limit', 'page', 'pageSize'].map(name => oneOf(name, numbers)),
    ...(many.length > 0 ? ['limit', 'pageSize'].map(name => oneOf(name, many)) : []),
  ].map(part => under(['pagination'], part))
}
