import fc from 'fast-check'
import type { GraphQLField } from 'graphql'
import { type GraphqlQuery, type Member, plain, type Selection, type Value } from '../graphql-query.ts'

/** A value for an argument, or for a part of one. */
export type Given = fc.Arbitrary<Value>

/** An object of one member. */
export function member(name: string, value: Value): Value {
  return { kind: 'object', members: [{ name, value }] }
}

export function under(name: string, value: Given): Given {
  return value.map(it => member(name, it))
}

export function listed(...items: readonly Given[]): Given {
  return fc.tuple(...items).map(all => ({ kind: 'list' as const, items: all }))
}

/** One object with the members of all; of two with one name only the first is kept, as a document may have one. */
export function joined(objects: readonly Value[]): Value {
  const members = objects.flatMap(value => (value.kind === 'object' ? value.members : []))
  const names = members.map(({ name }) => name)
  return { kind: 'object', members: members.filter(({ name }, at) => names.indexOf(name) === at) }
}

/** Any of some texts, written as a text. */
export function textOf(texts: readonly string[]): Given {
  return fc.constantFrom(...texts).map(text => plain(JSON.stringify(text)))
}

/** Arguments by name, as a field declares them; what it does not take is left out. */
export function argumentsFor(
  { args }: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, Given>>,
): fc.Arbitrary<readonly Member[]> {
  const members = args.flatMap(({ name, type }) => {
    const value = given[name]
    return value ? [value.map(it => ({ name, value: it, type: String(type) }))] : []
  })
  return fc.tuple(...members)
}

export function leaf(name: string): Selection {
  return { name, args: [], selections: [] }
}

export function branch(name: string, ...selections: readonly Selection[]): Selection {
  return { name, args: [], selections }
}

const IDS = branch('data', leaf('id'))
const COUNTS = ['total', 'page', 'pageSize', 'pageCount'].map(leaf)

/** What is asked of a list: which entries it has, and now and then the numbers of its pages. */
const SHOWN: fc.Arbitrary<readonly Selection[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([IDS]) },
  { weight: 1, arbitrary: fc.constant([IDS, branch('meta', branch('pagination', ...COUNTS))]) },
)

/** A list with arguments. */
export function askedOf(
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, Given>>,
): fc.Arbitrary<GraphqlQuery> {
  return fc
    .record({ args: argumentsFor(field, given), selections: SHOWN })
    .map(({ args, selections }) => asking({ name: field.name, args, selections }))
}

/** The query that asks one field. */
export function asking(selection: Selection): GraphqlQuery {
  return { door: 'graphql', selections: [selection] }
}
