import fc from 'fast-check'
import type { GraphQLSchema } from 'graphql'
import type { OracleType } from '../targets/oracle.ts'
import type { Asker } from './asker.ts'
import type { GraphqlQuery } from './graphql/graphql-query.ts'
import { fieldName } from './graphql/schemas.ts'
import { argumentsFor, asking, branch, type Given, leaf, textOf } from './graphql/sweep/parts.ts'
import type { RestQuery } from './rest/rest-query.ts'
import type { Vocabulary } from './vocabulary.ts'

type Read = RestQuery | GraphqlQuery

/** The plain reads of a type: of its list and of one entry, or of its single entry. */
type Door = (type: OracleType) => readonly fc.Arbitrary<Read>[]

/**
 * Plain reads by others: whether somebody is let in rests on nothing that a query asks for. Each asks for what the public
 * may not list, by each door; for anything else one of them asks.
 */
export function askerSweep(
  world: Vocabulary,
  askers: readonly Asker[],
  doors: readonly Door[],
): readonly fc.Arbitrary<Read>[] {
  if (askers.length === 0) return []
  const anybody = fc.constantFrom(...askers)
  const asked = (read: fc.Arbitrary<Read>, asker: fc.Arbitrary<Asker>) =>
    fc.tuple(read, asker).map(([query, by]) => ({ ...query, by }))
  const own = world.types.filter(({ uid }) => uid.startsWith('api::'))
  return doors.flatMap(door =>
    own.flatMap(type => {
      const reads = door(type)
      if (reads.length === 0) return []
      if (world.isReadable(type)) return reads.map(read => asked(read, anybody))
      return askers.map(asker => asked(fc.oneof(...reads), fc.constant(asker)))
    }),
  )
}

export function restDoor(world: Vocabulary): Door {
  const at = (path: string): RestQuery => ({ door: 'rest', path, parameters: [] })
  return type => {
    if (type.kind === 'singleType') return [fc.constant(at(`/api/${type.singularName}`))]
    const entries = idsOf(type, world).map(id => at(`/api/${type.pluralName}/${encodeURIComponent(id)}`))
    return [fc.constant(at(`/api/${type.pluralName}`)), ...oneOf(entries)]
  }
}

export function graphqlDoor(schema: GraphQLSchema, world: Vocabulary): Door {
  const roots = schema.getQueryType()?.getFields() ?? {}
  const selections = [branch('data', leaf('id'))]
  const at = (name: string, given: Readonly<Record<string, Given>> = {}) => {
    const field = roots[fieldName(name)]
    if (!field) return []
    return [argumentsFor(field, given).map(args => asking({ name: field.name, args, selections }))]
  }
  return type => {
    if (type.kind === 'singleType') return at(type.singularName)
    const ids = idsOf(type, world)
    return [...at(type.pluralName), ...(ids.length > 0 ? at(type.singularName, { id: textOf(ids) }) : [])]
  }
}

function idsOf(type: OracleType, world: Vocabulary): readonly string[] {
  return world.isAsked('id') ? world.valuesOf(type, 'id') : []
}

function oneOf<T>(items: readonly T[]): readonly fc.Arbitrary<T>[] {
  return items.length > 0 ? [fc.constantFrom(...items)] : []
}
