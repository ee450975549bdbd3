import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import type { OracleSchema, OracleType } from '../../../targets/oracle.ts'
import { plainNames } from '../../rest/generate/parts.ts'
import { graphqlName, type Vocabulary } from '../../vocabulary.ts'
import { isTaken } from '../scalars.ts'
import { fieldName } from '../schemas.ts'

/** A list of the world's own that everybody may read. */
export interface List {
  readonly field: GraphQLField<unknown, unknown>
  readonly type: OracleType
  /** What its filters may be on. */
  readonly places: readonly Place[]
}

/** An attribute that filters may be on. */
export interface Place {
  readonly attribute: string
  /** What its operators are given: `String`, `ID`. */
  readonly scalar: string
  /** As GraphQL writes them; groups are none of them. */
  readonly operators: readonly string[]
  /** Those that occur, as texts. */
  readonly values: readonly string[]
}

export function listsIn(schema: GraphQLSchema, world: Vocabulary): readonly List[] {
  const roots = schema.getQueryType()?.getFields() ?? {}
  const own = world.types.filter(
    type => type.uid.startsWith('api::') && type.kind !== 'singleType' && world.isReadable(type),
  )
  return own.flatMap(type => {
    const field = roots[fieldName(type.pluralName)]
    return field ? [{ field, type, places: placesOf(type, field.args, world) }] : []
  })
}

/** The attributes of what a field lists that filters may be on, where they have values. */
export function placesOf(
  schema: OracleSchema,
  args: readonly GraphQLArgument[],
  world: Vocabulary,
): readonly Place[] {
  const filters = filtersOf(args)
  if (!filters) return []
  const plain = new Set(plainNames(schema).filter(world.isAsked))
  return Object.values(filters.getFields()).flatMap(({ name: attribute, type }) => {
    const operators = getNamedType(type)
    const compared = isInputObjectType(operators) ? operators.getFields().eq?.type : undefined
    if (!isInputObjectType(operators) || !compared || !plain.has(attribute)) return []
    const scalar = getNamedType(compared).name
    const values = world.valuesOf(schema, attribute).filter(text => isTaken(scalar, text))
    if (values.length === 0 || scalar === 'JSON') return []
    return [{ attribute, scalar, values, operators: operatorsIn(operators, world) }]
  })
}

export function filtersOf(args: readonly GraphQLArgument[]): GraphQLInputObjectType | null {
  const type = getNamedType(args.find(({ name }) => name === 'filters')?.type)
  return type && isInputObjectType(type) ? type : null
}

function operatorsIn(type: GraphQLInputObjectType, { operators }: Vocabulary): readonly string[] {
  const { comparing, textual, folding, listing, counted, presence } = operators
  const all = [
    ...comparing,
    ...textual,
    ...folding,
    ...listing,
    ...counted.map(({ name }) => name),
    ...presence,
  ]
  const known = new Set(all.map(graphqlName))
  return Object.keys(type.getFields()).filter(name => known.has(name))
}

/** Whether everybody may follow a relation to it, and it is the world's own: a component always. */
export function mayBeRead({ uid }: OracleSchema, { types, isReadable }: Vocabulary): boolean {
  if (uid.startsWith('plugin::')) return false
  return types.every(type => type.uid !== uid || isReadable(type))
}
