import { expect, test } from 'vitest'
import { mistakesOf } from './mistakes.ts'

const asked = (query: string) => `GET /api/books?${query}`

test.each([
  ['one filter left out, or with the operator beside it', 'filters[a][$eq]=x', ['', 'filters[a][$eqi]=x']],
  [
    'each of two filters',
    'filters[a][$null]=true&filters[b][$gt]=1',
    ['filters[b][$gt]=1', 'filters[a][$null]=true', 'filters[a][$null]=true&filters[b][$gte]=1'],
  ],
  [
    'a range of one bound',
    'filters[a][$between][0]=1&filters[a][$between][1]=3',
    ['', 'filters[a][$gte]=1', 'filters[a][$lte]=3'],
  ],
  [
    'a group of the other kind',
    'filters[$or][0][a][$null]=true&filters[$or][1][b][$null]=true',
    [
      'filters[$or][1][b][$null]=true',
      'filters[$or][0][a][$null]=true',
      'filters[$and][0][a][$null]=true&filters[$and][1][b][$null]=true',
    ],
  ],
  [
    'but not the items of a list by which entries are chosen',
    'filters[id][$in][0]=1&filters[id][$in][1]=2&filters[id][$in][2]=3&filters[a][$null]=true',
    ['filters[id][$in][0]=1&filters[id][$in][1]=2&filters[id][$in][2]=3'],
  ],
])('%s', (_, query, mistaken) => {
  expect(mistakesOf(asked(query)).map(({ request }) => request)).toEqual(mistaken.map(asked))
})

test('a mistake has the same name whatever the operand is', () => {
  const namesOf = (query: string) => mistakesOf(asked(query)).map(({ name }) => name)
  expect(namesOf('filters[a][$eq]=x')).toEqual(namesOf('filters[a][$eq]=y'))
})
