import { expect, test } from 'vitest'
import { readDocument } from '../../graphql/graphql-query.ts'
import { readTarget } from '../../rest/rest-query.ts'
import { type InvalidQuery, invalidRequest } from '../invalid-query.ts'
import { faults } from './faults.ts'

const RIGHT = {
  rest: readTarget('/api/dishes?filters[$or][0][title][$eq]=Ramen&sort=title'),
  graphql: readDocument('{ dishes(sort: "title", pagination: {limit: 3}) { data { id } } }'),
}

function spoiledBy(name: string, door: 'rest' | 'graphql', at = 0, amount = 2) {
  const right = RIGHT[door]
  if (right?.door !== door) throw new Error('it does not read')
  const query: InvalidQuery = { door: 'invalid', right, faults: [{ name, at, amount }] }
  return invalidRequest(query)
}

test.each([
  ['unknown-operator', 0, 'filters[$foo][0][title][$eq]=Ramen&sort=title'],
  ['unknown-operator', 3, 'filters[$or][0][title][$]=Ramen&sort=title'],
  ['operator-of-nothing', 0, 'filters[$or][0][title][$eq]=Ramen&sort=title&filters[$eq]=x'],
  ['inherited-name', 0, '__proto__[$or][0][title][$eq]=Ramen&sort=title'],
  ['no-name', 1, 'filters[][0][title][$eq]=Ramen&sort=title'],
  ['into-a-value', 1, 'filters[$or][0][title][$eq]=Ramen&sort[a][a]=title'],
  ['cut-name', 0, 'filters[$or][0][title]=Ramen&sort=title'],
  ['twice', 1, 'filters[$or][0][title][$eq]=Ramen&sort=title&sort=title&sort=title'],
  ['text-and-object', 0, 'filters[$or][0][title][$eq]=Ramen&sort=title&filters=x'],
  ['odd-index', 2, 'filters[$or][99999999][title][$eq]=Ramen&sort=title'],
  ['long-operand', 1, `filters[$or][0][title][$eq]=Ramen&sort=${'x'.repeat(20)}`],
  ['deep', 1, 'filters[$or][0][title][$eq]=Ramen&sort=title&populate[$and][$and]=*'],
  ['loose-bracket', 0, 'filters$or][0][title][$eq]=Ramen&sort=title'],
  ['loose-bracket', 1, 'filters[$or[[[0][title][$eq]=Ramen&sort=title'],
  ['long-query', 0, 'filters[$or][0][title][$eq]=Ramen&sort=title&a[0]=1&a[1]=1'],
])('%s, at %i', (name, at, parameters) => {
  expect(spoiledBy(name, 'rest', at).path).toBe(`/api/dishes?${parameters}`)
})

test.each([
  ['token-less', 0, ' dishes(sort: "title", pagination: { limit: 3 }) { data { id } } }'],
  ['unknown-field', 0, '{ nothing(sort: "title", pagination: { limit: 3 }) { data { id } } }'],
  ['other-value', 1, '{ dishes(sort: "title", pagination: { limit: null }) { data { id } } }'],
  ['cut-document', 5, '{ dis'],
  ['odd-directive', 0, '{ dishes(sort: "title", pagination: { limit: 3 }) @nothing { data { id } } }'],
  ['many', 0, `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
])('%s of a document, at %i', (name, at, document) => {
  expect(spoiledBy(name, 'graphql', at).body).toEqual({ query: document })
})

test('every fault has a place in some query', () => {
  const unplaced = faults.filter(({ name }) =>
    (['rest', 'graphql'] as const).every(door =>
      Array.from({ length: 12 }, (_, at) => at).every(at => {
        const right = RIGHT[door]
        const plain = right && invalidRequest({ door: 'invalid', right, faults: [] })
        return JSON.stringify(spoiledBy(name, door, at)) === JSON.stringify(plain)
      }),
    ),
  )
  expect(unplaced.map(({ name }) => name)).toEqual([])
})
