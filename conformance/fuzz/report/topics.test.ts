import { expect, test } from 'vitest'
import { readDocument } from '../graphql/graphql-query.ts'
import { readTarget } from '../rest/rest-query.ts'
import { topicsOf } from './topics.ts'

const CLAUSES = ['and', 'or', 'not', 'eq', 'gt', 'between', 'not-in', 'contains'].flatMap(name => [
  `content.filters.${name}`,
  `content.graphql.filters.${name}`,
])

function topics(text: string, place = 'entries of body.data') {
  const query = text.startsWith('{') ? readDocument(text) : readTarget(text)
  if (!query) throw new Error('it does not read')
  const { operators, beside } = topicsOf({ query, place }, id => CLAUSES.includes(id))
  return [operators, beside]
}

test.each([
  ['the operator of an only condition', 'filters[pages][$gt]=3', ['gt'], []],
  ['a list is one condition', 'filters[pages][$between][0]=1&filters[pages][$between][1]=3', ['between'], []],
  ['in words', 'filters[pages][$notIn][0]=1', ['not-in'], []],
  ['neither of two', 'filters[pages][$gt]=3&filters[title][$eq]=x', [], ['gt', 'eq']],
  ['what joins them', 'filters[$or][0][pages][$gt]=3&filters[$or][1][title][$eq]=x', ['or'], ['gt', 'eq']],
  ['what negates it', 'filters[$not][pages][$gt]=3', ['not'], ['gt']],
  ['no filter', 'sort=title', [], []],
])('what a difference is likely about: %s', (_, query, operators, beside) => {
  const ids = (names: readonly string[]) => names.map(name => `content.filters.${name}`)
  const [likely, unlikely] = topics(`/api/books?${query}`)
  expect([new Set(likely), new Set(unlikely)]).toEqual([new Set(ids(operators)), new Set(ids(beside))])
})

test('in GraphQL a clause of its own comes first, and attributes are no operators', () => {
  const query = '{ books(filters: { author: { born: { between: ["1", "2"] } } }) { data { id } } }'
  expect(topics(query)).toEqual([['content.graphql.filters.between', 'content.filters.between'], []])
})

test('an order is no matter of what is filtered by', () => {
  expect(topics('/api/books?filters[pages][$gt]=3&sort=title', 'order of body.data')).toEqual([[], []])
})
