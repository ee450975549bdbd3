import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { namedClauses } from './clause-names.ts'

const { clauses } = loadSuite('specs')
const namesOf = (...ids: readonly string[]) =>
  namedClauses(clauses.filter(({ id }) => ids.includes(id))).map(({ name }) => name)

test('a name is what tells a clause from its neighbours, and comes before those that go on from it', () => {
  expect(namesOf('content.filters.and-relations', 'content.filters.eq', 'content.filters.and')).toEqual([
    'and',
    'and-relations',
    'eq',
  ])
})

test('what all ids of a chapter begin with is no part of their names', () => {
  expect(namesOf('content.graphql.types.time', 'content.graphql.types.text')).toEqual(['text', 'time'])
})

test('a clause alone keeps the last part of its id', () => {
  expect(namesOf('content.graphql.types.time')).toEqual(['time'])
})
