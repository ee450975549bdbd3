import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import type { OracleSchema } from '../../targets/oracle.ts'
import { kept } from '../kept.ts'
import { later } from '../later.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Form, GraphqlQuery, Member, Selection } from './graphql-query.ts'
import { type Inputs, openInputs } from './inputs.ts'
import { fieldName, openSchemas, type Schemas } from './schemas.ts'

/** Levels of fields: list, entry, attributes, relation, entry, attributes; the documented limit is not far beyond. */
const FIELD_DEPTH = 7

/** How deep filters go. */
const INPUT_DEPTH = 4

/** Queries to every root field of a schema, with values that occur in the world. */
export function graphqlQueries(schema: GraphQLSchema, world: Vocabulary): fc.Arbitrary<GraphqlQuery> {
  const fields = rootFields(schema, world)
  const schemas = openSchemas(schema, world)
  const making: Making = { inputs: openInputs(world, schemas), schemas }
  const root = fc.oneof(
    ...fields.map(field => ({
      weight: weightOf(field.name, world),
      arbitrary: selectionOf(field, making, FIELD_DEPTH),
    })),
  )
  return fc
    .record({ selections: twiceNowAndThen(root), form: FORM })
    .map(({ selections, form }) => ({ door: 'graphql' as const, selections, ...(form && { form }) }))
}

/** Most documents are plain ones. */
const FORM = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Form[]>('variables', 'fragments') },
)

/** A field, or now and then another one with a name of its own beside it. */
function twiceNowAndThen(field: fc.Arbitrary<Selection>): fc.Arbitrary<readonly Selection[]> {
  return fc.oneof(
    { weight: 15, arbitrary: field.map(one => [one]) },
    { weight: 1, arbitrary: fc.tuple(field, field.map(aliased)) },
  )
}

function aliased(selection: Selection): Selection {
  return { ...selection, name: `other_${selection.name}: ${selection.name}` }
}

function rootFields(schema: GraphQLSchema, world: Vocabulary): readonly Field[] {
  const all = Object.values(schema.getQueryType()?.getFields() ?? {})
  return all.filter(({ args }) => world.isAsked('id') || !args.some(({ name }) => name === 'id'))
}

const OF_LISTS = 20

/** Lists of the world's own types first; what every service has last. */
function weightOf(field: string, { types, isReadable }: Vocabulary): number {
  const own = types.filter(type => type.uid.startsWith('api::') && isReadable(type))
  if (own.some(({ pluralName }) => fieldName(pluralName) === field)) return OF_LISTS
  return own.some(({ singularName }) => fieldName(singularName) === field) ? 4 : 1
}

type Field = GraphQLField<unknown, unknown>

/** What fields are given, and what they are about. */
interface Making {
  readonly inputs: Inputs
  readonly schemas: Schemas
}

/** One field with arguments and what is asked below it. */
const selectionOf = kept(
  ({ name, args, type }: Field, making: Making, depth: number): fc.Arbitrary<Selection> =>
    later(() =>
      fc.record({
        name: fc.constant(name),
        args: argumentsOf(args, type, making),
        selections: selectionsBelow(type, depth - 1, making),
        ...(isObjectType(getNamedType(type)) && { type: fc.constant(getNamedType(type).name) }),
      }),
    ),
)

/** How often of twenty an argument is given; others are so less often. */
const OFTEN: Readonly<Record<string, number>> = { id: 19, filters: 14, pagination: 6, sort: 6 }

function argumentsOf(
  args: readonly GraphQLArgument[],
  answer: GraphQLOutputType,
  { inputs, schemas }: Making,
): fc.Arbitrary<readonly Member[]> {
  const schema = schemas.listedBy(args) ?? schemas.of(getNamedType(answer).name)
  return fc.tuple(...args.map(argument => argumentOf(argument, schema, inputs))).map(given => given.flat())
}

function argumentOf(
  argument: GraphQLArgument,
  schema: OracleSchema | null,
  { give }: Inputs,
): fc.Arbitrary<readonly Member[]> {
  const { name, type } = argument
  const value = give(type, { name, depth: INPUT_DEPTH, schema })
  const given = value.map(it => [{ name, value: it, type: String(type) }])
  if (isRequiredArgument(argument)) return given
  const often = OFTEN[name] ?? 2
  return fc.oneof({ weight: 20 - often, arbitrary: fc.constant([]) }, { weight: often, arbitrary: given })
}

/** Fields without which an answer says nothing. */
const ALWAYS = new Set(['data', 'attributes', 'id'])

function selectionsBelow(
  type: GraphQLOutputType,
  depth: number,
  making: Making,
): fc.Arbitrary<readonly Selection[]> {
  const named = getNamedType(type)
  if (isUnionType(named)) return membersOf(named.getTypes(), depth, making)
  if (!isObjectType(named)) return fc.constant([])
  const fields = Object.values(named.getFields())
  const shallow = fields.filter(field => isLeaf(field.type))
  const able = depth > 1 || shallow.length === 0 ? fields : shallow
  const always = able.filter(({ name }) => ALWAYS.has(name))
  return fc
    .uniqueArray(fc.constantFrom(...able), { minLength: always.length > 0 ? 0 : 1, maxLength: 3 })
    .map(chosen => [...new Set([...always, ...chosen])])
    .chain(chosen => fc.tuple(...chosen.map(field => fieldsOf(field, making, depth))))
    .map(fields => fields.flat())
}

/** One field; what is given arguments stands now and then twice, with others. */
function fieldsOf(field: Field, making: Making, depth: number): fc.Arbitrary<readonly Selection[]> {
  const one = selectionOf(field, making, depth)
  return field.args.length === 0 ? one.map(it => [it]) : twiceNowAndThen(one)
}

function membersOf(
  types: readonly GraphQLObjectType[],
  depth: number,
  making: Making,
): fc.Arbitrary<readonly Selection[]> {
  return fc
    .uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 })
    .chain(chosen => fc.tuple(...chosen.map(type => memberOf(type, depth, making))))
}

function memberOf(type: GraphQLObjectType, depth: number, making: Making): fc.Arbitrary<Selection> {
  const below = selectionsBelow(type, depth - 1, making)
  return below.map(selections => ({ name: `... on ${type.name}`, args: [], selections, type: type.name }))
}

function isLeaf(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  return !isObjectType(named) && !isUnionType(named)
}
