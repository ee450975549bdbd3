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
import { kept } from '../kept.ts'
import { later } from '../later.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Form, GraphqlQuery, Member, Selection } from './graphql-query.ts'
import { type Inputs, openInputs } from './inputs.ts'

/** Levels of fields: list, entry, attributes, relation, entry, attributes; the documented limit is not far beyond. */
const FIELD_DEPTH = 7

/** How deep filters go. */
const INPUT_DEPTH = 4

/** Queries to every root field of a schema, with values that occur in the world. */
export function graphqlQueries(schema: GraphQLSchema, world: Vocabulary): fc.Arbitrary<GraphqlQuery> {
  const fields = rootFields(schema, world)
  const inputs = openInputs(world)
  const root = fc.oneof(
    ...fields.map(field => ({
      weight: weightOf(field.name, world),
      arbitrary: selectionOf(field, inputs, FIELD_DEPTH),
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

/** As deep as the attributes of an entry. */
const ENTRY_DEPTH = 4

/**
 * Each argument of each of the world's own lists alone, to be asked in turn: by chance it mostly stands beside filters, which
 * hide what it does.
 */
export function argumentsAlone(
  schema: GraphQLSchema,
  world: Vocabulary,
): readonly fc.Arbitrary<GraphqlQuery>[] {
  const inputs = openInputs(world)
  const lists = rootFields(schema, world).filter(({ name }) => weightOf(name, world) === OF_LISTS)
  return lists.flatMap(({ name, type, args }) =>
    args.map(argument => {
      const given = inputs.give(argument.type, { name: argument.name, depth: INPUT_DEPTH })
      return fc
        .record({ value: given, selections: selectionsBelow(type, ENTRY_DEPTH - 1, inputs) })
        .map(({ value, selections }) => ({
          door: 'graphql' as const,
          selections: [
            { name, args: [{ name: argument.name, value, type: String(argument.type) }], selections },
          ],
        }))
    }),
  )
}

const OF_LISTS = 20

/** Lists of the world's own types first; what every service has last. */
function weightOf(field: string, { types, isReadable }: Vocabulary): number {
  const own = types.filter(type => type.uid.startsWith('api::') && isReadable(type))
  if (own.some(({ pluralName }) => fieldName(pluralName) === field)) return OF_LISTS
  return own.some(({ singularName }) => fieldName(singularName) === field) ? 4 : 1
}

/** `tasting-menus` is the field `tastingMenus`. */
function fieldName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type Field = GraphQLField<unknown, unknown>

/** One field with arguments and what is asked below it. */
const selectionOf = kept(
  ({ name, args, type }: Field, inputs: Inputs, depth: number): fc.Arbitrary<Selection> =>
    later(() =>
      fc.record({
        name: fc.constant(name),
        args: fc.tuple(...args.map(argument => argumentOf(argument, inputs))).map(given => given.flat()),
        selections: selectionsBelow(type, depth - 1, inputs),
        ...(isObjectType(getNamedType(type)) && { type: fc.constant(getNamedType(type).name) }),
      }),
    ),
)

/** How often of twenty an argument is given; others are so less often. */
const OFTEN: Readonly<Record<string, number>> = { id: 19, filters: 14, pagination: 6, sort: 6 }

function argumentOf(argument: GraphQLArgument, { give }: Inputs): fc.Arbitrary<readonly Member[]> {
  const { name, type } = argument
  const given = give(type, { name, depth: INPUT_DEPTH }).map(value => [{ name, value, type: String(type) }])
  if (isRequiredArgument(argument)) return given
  const often = OFTEN[name] ?? 2
  return fc.oneof({ weight: 20 - often, arbitrary: fc.constant([]) }, { weight: often, arbitrary: given })
}

/** Fields without which an answer says nothing. */
const ALWAYS = new Set(['data', 'attributes', 'id'])

function selectionsBelow(
  type: GraphQLOutputType,
  depth: number,
  inputs: Inputs,
): fc.Arbitrary<readonly Selection[]> {
  const named = getNamedType(type)
  if (isUnionType(named)) return membersOf(named.getTypes(), depth, inputs)
  if (!isObjectType(named)) return fc.constant([])
  const fields = Object.values(named.getFields())
  const shallow = fields.filter(field => isLeaf(field.type))
  const able = depth > 1 || shallow.length === 0 ? fields : shallow
  const always = able.filter(({ name }) => ALWAYS.has(name))
  return fc
    .uniqueArray(fc.constantFrom(...able), { minLength: always.length > 0 ? 0 : 1, maxLength: 3 })
    .map(chosen => [...new Set([...always, ...chosen])])
    .chain(chosen => fc.tuple(...chosen.map(field => fieldsOf(field, inputs, depth))))
    .map(fields => fields.flat())
}

/** One field; what is given arguments stands now and then twice, with others. */
function fieldsOf(field: Field, inputs: Inputs, depth: number): fc.Arbitrary<readonly Selection[]> {
  const one = selectionOf(field, inputs, depth)
  return field.args.length === 0 ? one.map(it => [it]) : twiceNowAndThen(one)
}

function membersOf(
  types: readonly GraphQLObjectType[],
  depth: number,
  inputs: Inputs,
): fc.Arbitrary<readonly Selection[]> {
  return fc
    .uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 })
    .chain(chosen => fc.tuple(...chosen.map(type => memberOf(type, depth, inputs))))
}

function memberOf(type: GraphQLObjectType, depth: number, inputs: Inputs): fc.Arbitrary<Selection> {
  const below = selectionsBelow(type, depth - 1, inputs)
  return below.map(selections => ({ name: `... on ${type.name}`, args: [], selections, type: type.name }))
}

function isLeaf(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  return !isObjectType(named) && !isUnionType(named)
}
