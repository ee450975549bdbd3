import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { Asked } from './asked.ts'

/** Every way to ask by GraphQL for each field and each argument of a schema, right and wrong. */
export function* askedBySchema(schema: GraphQLSchema): Generator<Asked> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  for (const [operation, root] of roots)
    for (const field of Object.values(root?.getFields() ?? {})) yield* askedOf(operation, field, schema)
}

function* askedOf(
  operation: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  schema: GraphQLSchema,
): Generator<Asked> {
  const usual = field.args.flatMap(argument => {
    const value = usualFor(argument)
    return value === undefined ? [] : [[argument.name, value] as const]
  })
  for (const selection of selectionsOf(field.type, schema, 3))
    yield written(operation, field, Object.fromEntries(usual), selection)
  const [selection = ''] = selectionsOf(field.type, schema, 1)
  for (const { name, type } of field.args)
    for (const value of valuesFor(type, 2))
      yield written(operation, field, { ...Object.fromEntries(usual), [name]: value }, selection)
}

/** Arguments go in variables, of their own types. */
function written(
  operation: string,
  { name, args }: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, unknown>>,
  selection: string,
): Asked {
  const given = args.filter(argument => argument.name in values)
  const declared = given.map(argument => `$${argument.name}:${argument.type}`).join()
  const passed = given.map(argument => `${argument.name}:$${argument.name}`).join()
  const open = (text: string) => (text === '' ? '' : `(${text})`)
  const query = `${operation}${open(declared)}{${name}${open(passed)}${selection}}`
  return { method: 'POST', path: '/graphql', body: { query, variables: values } }
}

function usualFor({ name, type }: GraphQLArgument): unknown {
  const isWanted = getNullableType(type) !== type
  if (name === 'id') return 1
  if (!isWanted) return undefined
  return isInputObjectType(getNullableType(type)) ? {} : '1'
}

/** All that can be asked of a type: plain fields together, and each other field by itself. */
function selectionsOf(type: GraphQLOutputType, schema: GraphQLSchema, depth: number): readonly string[] {
  const named = getNamedType(type)
  if (isLeafType(named)) return ['']
  if (isUnionType(named) || !isObjectType(named)) {
    const types = schema.getPossibleTypes(named)
    const parts = types.map(
      it => `...on ${it.name}${selectionsOf(it, schema, depth - 1)[0] ?? '{__typename}'}`,
    )
    return [`{__typename ${parts.join(' ')}}`]
  }
  const fields = Object.values(named.getFields())
  const plain = fields.filter(field => isLeafType(getNamedType(field.type)))
  const wrapped = fields.filter(field => !plain.includes(field))
  const own = plain.map(({ name }) => name).join(' ')
  const within = (field: GraphQLField<unknown, unknown>) =>
    selectionsOf(field.type, schema, depth - 1).map(selection => `{${own} ${field.name}${selection}}`)
  // What stands around entries is no level of its own.
  const isAround = ['data', 'attributes', 'meta', 'pagination'].some(name =>
    fields.some(it => it.name === name),
  )
  if (depth <= 0 && !isAround) return [`{__typename ${own}}`]
  const all = wrapped.flatMap(within)
  return all.length > 0 ? all : [`{__typename ${own}}`]
}

const ODD: readonly unknown[] = [
  ...[null, '', 'x', '1', 'zz', 1, 0, -1, 1.5, 2_147_483_648, 1e20, true, false, [], [1], [null], ['x'], {}],
  ...['2024-02-29', '2023-02-29', '2024-02-29T10:00:00Z', '12:30:15.123', '24:00:00', '9007199254740993'],
]

/** Values for a place, right and wrong; of an input object, for each of its fields. */
function* valuesFor(type: GraphQLInputType, depth: number): Generator<unknown> {
  const plain = getNullableType(type)
  if (isEnumType(plain)) yield* plain.getValues().map(({ name }) => name)
  if (isInputObjectType(plain) && depth > 0) {
    for (const field of Object.values(plain.getFields()))
      for (const value of valuesFor(field.type, depth - 1)) yield { [field.name]: value }
  } else if (isListType(plain) && isInputObjectType(getNullableType(plain.ofType)) && depth > 0) {
    for (const value of valuesFor(plain.ofType, depth - 1)) yield [value]
  }
  yield* ODD
}
