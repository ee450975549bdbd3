import fc from 'fast-check'
import type { OracleSchema, OracleType } from '../../../targets/oracle.ts'
import { type Misreadings, misreadingsOf } from '../../misreadings.ts'
import type { ScalarKind } from '../../queried-world.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { exactly, joined, type Part, under } from './parts.ts'
import { asked } from './queries.ts'

/** An attribute with plain values that lists can be filtered by. */
export interface Place {
  readonly type: OracleType
  /** What has the attribute: the type, or one of its components. */
  readonly schema: OracleSchema
  /** The attribute of the type that holds the component; empty for its own. */
  readonly path: readonly string[]
  readonly attribute: string
  readonly kind: ScalarKind
  /** Values that occur there. */
  readonly occurring: readonly string[]
  readonly misreadings: Misreadings
}

/** The attributes of a type, and those of its components. */
export function placesIn(type: OracleType, world: Vocabulary): readonly Place[] {
  const components = [...type.attributes.values()].filter(({ kind }) => kind === 'component')
  const holders = [
    { schema: type, path: [] },
    ...components.flatMap(attribute => {
      const schema = world.leadsTo(attribute)
      return schema && !attribute.private ? [{ schema, path: [attribute.name] }] : []
    }),
  ]
  return holders.flatMap(({ schema, path }) =>
    [...schema.attributes.values()].flatMap(attribute => {
      if (attribute.kind !== 'scalar' || attribute.private) return []
      const { name, type: kind } = attribute
      const occurring = world.valuesOf(type, [...path, name].join('.'))
      const misreadings = misreadingsOf(kind, occurring)
      return [{ type, schema, path, attribute: name, kind, occurring, misreadings }]
    }),
  )
}

/** A list with a filter. */
export function filteredList({ pluralName }: OracleType, filter: Part): fc.Arbitrary<RestQuery> {
  return asked(fc.constant(`/api/${pluralName}`), under(['filters'], filter))
}

/** A list with all editions and drafts: the one value that tells may be theirs. */
export function unnarrowed(
  { pluralName, localized, draftAndPublish }: OracleType,
  parameters: Part,
): fc.Arbitrary<RestQuery> {
  const all = [
    ...(localized ? [under(['locale'], exactly('all'))] : []),
    ...(draftAndPublish ? [under(['publicationState'], exactly('preview'))] : []),
  ]
  return asked(fc.constant(`/api/${pluralName}`), joined(parameters, ...all))
}

/** The same in turn, beginning further on. */
export function turned<T>(items: readonly T[], by: number): readonly T[] {
  const at = by % Math.max(1, items.length)
  return [...items.slice(at), ...items.slice(0, at)]
}
