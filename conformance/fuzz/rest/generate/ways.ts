import type { OracleAttribute, OracleSchema, OracleType } from '../../../targets/oracle.ts'
import type { QueriedWorld } from '../../queried-world.ts'

/** Relations one after the other that lead from lists to a type. */
export interface Way {
  readonly from: OracleType
  readonly path: readonly string[]
}

/** The relations that lead to a type, and two after each other. */
export function waysTo(type: OracleType, world: QueriedWorld): readonly Way[] {
  const direct = relationsTo(type, world)
  const over = direct.flatMap(({ from, path }) =>
    relationsTo(from, world).map(way => ({ from: way.from, path: [...way.path, ...path] })),
  )
  return [...direct, ...over]
}

function relationsTo({ uid }: OracleType, world: QueriedWorld): readonly Way[] {
  return listsIn(world).flatMap(from =>
    relationsFrom(from, world).flatMap(attribute =>
      world.leadsTo(attribute)?.uid === uid ? [{ from, path: [attribute.name] }] : [],
    ),
  )
}

/** The types whose entries everybody may list. */
export function listsIn({ types, isReadable }: QueriedWorld): readonly OracleType[] {
  return types.filter(type => type.uid.startsWith('api::') && type.kind !== 'singleType' && isReadable(type))
}

/** Those that lead to types of the world's own. */
export function relationsFrom({ attributes }: OracleSchema, world: QueriedWorld): readonly OracleAttribute[] {
  return [...attributes.values()].filter(
    attribute => attribute.kind === 'relation' && world.leadsTo(attribute)?.uid.startsWith('api::'),
  )
}
