import { smallerText } from '../smaller-text.ts'
import { type GraphqlQuery, type Member, plain, type Selection, type Value } from './graphql-query.ts'

/** Queries that are a step smaller: what takes most away comes first. */
export function* smallerGraphql(query: GraphqlQuery): Generator<GraphqlQuery> {
  const { form, ...inline } = query
  if (form) yield inline
  for (const selections of smallerSelections(query.selections)) yield { ...query, selections }
}

function* smallerSelections(selections: readonly Selection[]): Generator<readonly Selection[]> {
  if (selections.length > 1) {
    for (const selection of selections) yield [selection]
    yield* withoutOne(selections)
  }
  yield* withOneSmaller(selections, smallerSelection)
}

function* smallerSelection(selection: Selection): Generator<Selection> {
  for (const args of smallerMembers(selection.args)) yield { ...selection, args }
  for (const selections of smallerSelections(selection.selections)) yield { ...selection, selections }
}

function* smallerMembers(members: readonly Member[]): Generator<readonly Member[]> {
  yield* withoutOne(members)
  yield* withOneSmaller(members, function* (member) {
    for (const value of smallerValue(member.value)) yield { ...member, value }
  })
}

/** What stands inside of a group of filters takes the place of the group. */
function* smallerValue(value: Value): Generator<Value> {
  if (value.kind === 'plain') yield* smallerPlain(value.text)
  else if (value.kind === 'list') {
    for (const items of withoutOne(value.items)) yield { kind: 'list', items }
    for (const items of withOneSmaller(value.items, smallerValue)) yield { kind: 'list', items }
  } else {
    for (const member of value.members) yield* objectsIn(member.value)
    for (const members of smallerMembers(value.members)) yield { kind: 'object', members }
  }
}

function* objectsIn(value: Value): Generator<Value> {
  if (value.kind === 'object') yield value
  if (value.kind === 'list') yield* value.items.filter(item => item.kind === 'object')
}

function* smallerPlain(text: string): Generator<Value> {
  const inner = text.startsWith('"') ? String(JSON.parse(text)) : text
  for (const smaller of smallerText(inner)) {
    if (text.startsWith('"')) yield plain(JSON.stringify(smaller))
    else if (/^-?\d/.test(text)) yield plain(smaller)
  }
}

function* withoutOne<T>(items: readonly T[]): Generator<readonly T[]> {
  for (const index of items.keys()) yield items.toSpliced(index, 1)
}

function* withOneSmaller<T>(
  items: readonly T[],
  smaller: (item: T) => Generator<T>,
): Generator<readonly T[]> {
  for (const [index, item] of items.entries()) {
    for (const candidate of smaller(item)) yield items.with(index, candidate)
  }
}
