import fc from 'fast-check'
import { type GraphQLField, type GraphQLSchema, getNamedType, isEnumType } from 'graphql'
import type { OracleSchema } from '../../../targets/oracle.ts'
import { later } from '../../later.ts'
import { pageNumbers } from '../../page-numbers.ts'
import { plainNames } from '../../rest/generate/parts.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { type GraphqlQuery, plain } from '../graphql-query.ts'
import { fieldName } from '../schemas.ts'
import {
  argumentsFor,
  askedOf,
  asking,
  branch,
  type Given,
  joined,
  leaf,
  listed,
  textOf,
  under,
} from './parts.ts'
import type { List } from './places.ts'

/** Orders and previews of each list, and its locales, with nothing beside them that would leave nothing to show. */
export function listSweep({ field, type }: List, world: Vocabulary): readonly fc.Arbitrary<GraphqlQuery>[] {
  const { one, two } = ordersOf(type, world)
  const previews = type.draftAndPublish ? stateOf(field) : null
  return [
    askedOf(field, { sort: one }),
    askedOf(field, { sort: two }),
    ...(previews
      ? [
          fc.oneof(
            { weight: 1, arbitrary: askedOf(field, { publicationState: previews }) },
            { weight: 2, arbitrary: askedOf(field, { publicationState: previews, sort: two }) },
          ),
        ]
      : []),
    ...(type.localized ? [askedOf(field, { locale: textOf(['all', ...world.locales]) })] : []),
  ]
}

/** Orders by one name, and by two: the second has a say where the first leaves entries equal. */
export function ordersOf(schema: OracleSchema, world: Vocabulary) {
  const names = plainNames(schema).filter(world.isAsked)
  const repeated = names.filter(name => world.isRepeated(schema, name))
  const two = (repeated.length > 0 ? repeated : names).map(name => {
    const others = names.filter(it => it !== name)
    return later(() => listed(keyOf([name]), keyOf(others.length > 0 ? others : names)))
  })
  // Where nothing can be sorted by there is no order but one that is refused.
  if (names.length === 0) return { one: textOf(UNKNOWN), two: textOf(UNKNOWN) }
  return { one: fc.oneof(keyOf(names), listed(keyOf(names))), two: fc.oneof(...two) }
}

const UNKNOWN = ['unknown']

function keyOf(names: readonly string[]): Given {
  return textOf(names.flatMap(name => [name, `${name}:asc`, `${name}:desc`]))
}

/** Any state but the one that is usual; null where a field takes none. */
export function stateOf({ args }: GraphQLField<unknown, unknown>): Given | null {
  const argument = args.find(({ name }) => name === 'publicationState')
  const type = getNamedType(argument?.type)
  if (!type || !isEnumType(type)) return null
  const names = type
    .getValues()
    .flatMap(({ name, value }) => (value === argument?.defaultValue ? [] : [name]))
  return names.length > 0 ? fc.constantFrom(...names.map(plain)) : null
}

/** Each way to ask for a part of a list, by itself and beside its like, in an order that is told or in none. */
export function pageSweep(lists: readonly List[], world: Vocabulary): readonly fc.Arbitrary<GraphqlQuery>[] {
  if (lists.length === 0) return []
  return PAGINATIONS.map(paginated =>
    fc.oneof(
      ...lists.map(({ field, type }) =>
        later(() => {
          const pagination = paginated(pageNumbers(world.sizeOf(type)))
          return fc.oneof(
            { weight: 1, arbitrary: askedOf(field, { pagination }) },
            { weight: 2, arbitrary: askedOf(field, { pagination, sort: ordersOf(type, world).two }) },
          )
        }),
      ),
    ),
  )
}

const FIRST_PAGES = ['1', '2', '3']

/** With some of these numbers. */
const PAGINATIONS: readonly ((numbers: readonly string[]) => Given)[] = [
  () => page('page', FIRST_PAGES),
  numbers => page('pageSize', numbers),
  numbers => page('start', ['0', ...numbers]),
  numbers => page('limit', ['0', '-1', ...numbers]),
  numbers => fc.tuple(page('page', FIRST_PAGES), page('pageSize', numbers)).map(joined),
  numbers => fc.tuple(page('start', numbers), page('limit', numbers)).map(joined),
]

function page(name: string, numbers: readonly string[]): Given {
  return under(name, fc.constantFrom(...numbers.map(plain)))
}

/** One entry by its id. */
export function entrySweep(
  schema: GraphQLSchema,
  lists: readonly List[],
  world: Vocabulary,
): readonly fc.Arbitrary<GraphqlQuery>[] {
  const able = lists.flatMap(({ type }) => {
    const field = schema.getQueryType()?.getFields()[fieldName(type.singularName)]
    const ids = world.valuesOf(type, 'id')
    return field && ids.length > 0 && world.isAsked('id') ? [{ field, ids }] : []
  })
  if (able.length === 0) return []
  return [
    fc
      .constantFrom(...able)
      .chain(({ field, ids }) =>
        argumentsFor(field, { id: textOf(ids) }).map(args =>
          asking({ name: field.name, args, selections: [branch('data', leaf('id'))] }),
        ),
      ),
  ]
}
