import { expect, test } from 'vitest'
import { readDocument } from '../../graphql/graphql-query.ts'
import { plainQuery } from '../../platform/plain-query.ts'
import { readTarget } from '../../rest/rest-query.ts'
import { faultsFor, type InvalidQuery, invalidRequest, isPlaced, type Right } from '../invalid-query.ts'
import { spoiled } from '../spoil.ts'
import { faults } from './faults.ts'
import { INHERITED } from './parameters.ts'

const RIGHT = {
  rest: readTarget('/api/dishes?filters[$or][0][title][$eq]=Ramen&sort=title'),
  graphql: readDocument('{ dishes(sort: "title", pagination: {limit: 3}) { data { id } } }'),
}

const PLATFORM: Extract<Right, { readonly door: 'platform' }> = {
  ...plainQuery('/platform/api/content/pages/', 'public'),
  parameters: [
    { name: 'filter', value: 'slug:about' },
    { name: 'limit', value: '2' },
  ],
}
const WRITE: Right = {
  ...{ door: 'write', as: 'integration' },
  request: {
    method: 'POST',
    path: '/platform/api/admin/tags/',
    headers: {},
    body: { tags: [{ name: 'New' }] },
  },
  known: new Map(),
}

type Door = Right['door']
const DOORS: readonly Door[] = ['rest', 'graphql', 'platform', 'write']

function rightOf(door: Door): Right {
  const right = { ...RIGHT, platform: PLATFORM, write: WRITE }[door]
  if (right?.door !== door) throw new Error('it does not read')
  return right
}

function spoiledBy(name: string, door: Door, at = 0, amount = 2) {
  const query: InvalidQuery = { door: 'invalid', right: rightOf(door), faults: [{ name, at, amount }] }
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

test.each([
  ['broken-filter', 0, 'limit=2&filter=('],
  ['deep-filter', 0, 'limit=2&filter=((title%3Aa))'],
  ['odd-order', 1, 'filter=slug:about&limit=2&order=title%20up'],
  ['odd-value', 5, 'filter=slug:about&limit='],
  ['as-object', 9, 'filter=slug:about&limit=2&filter[0]=1'],
  ['given-again', 5, 'filter=slug:about&limit=2&limit=1&limit=1'],
])('%s of the platform, at %i', (name, at, parameters) => {
  expect(spoiledBy(name, 'platform', at).path).toBe(`/platform/api/content/pages/?${parameters}`)
})

test.each<[name: string, at: number, body: unknown]>([
  ['other-body', 0, null],
  ['other-body', 6, '{'],
  ['other-list', 3, { tags: [null] }],
  ['odd-member', 0, { tags: [{ name: null }] }],
  ['many-entries', 0, { tags: [{ name: 'New' }, { name: 'New' }] }],
])('%s of a write, at %i', (name, at, body) => {
  expect(spoiledBy(name, 'write', at).body).toEqual(body)
})

test('a fault that would leave half a name leaves the request as it is', () => {
  const right: Right = { ...PLATFORM, parameters: [{ name: 'key', value: '<content-key>' }] }
  const paths = Array.from({ length: 60 }, (_, at) => {
    const faulty: InvalidQuery = { door: 'invalid', right, faults: [{ name: 'bad-encoding', at, amount: 1 }] }
    return invalidRequest(faulty).path
  })
  expect(paths.filter(path => !path.includes('<content-key>'))).toEqual([])
  expect(new Set(paths).size).toBeGreaterThan(10)
})

test('each fault has a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

test('every fault has a place in some query', () => {
  const unplaced = faults.filter(({ name }) =>
    DOORS.every(door =>
      Array.from({ length: 12 }, (_, at) => at).every(
        at => !isPlaced(rightOf(door), { name, at, amount: 2 }),
      ),
    ),
  )
  expect(unplaced.map(({ name }) => name)).toEqual([])
})

test('a write by GraphQL is made wrong in its variables', () => {
  const body = {
    query: 'mutation ($data: TagInput!) { createTag(data: $data) { data { id } } }',
    variables: { id: 1, data: { name: 'New' } },
  }
  const right: Right = { ...WRITE, request: { ...WRITE.request, body } }
  const faulty: InvalidQuery = {
    door: 'invalid',
    right,
    faults: [{ name: 'odd-attribute', at: 0, amount: 1 }],
  }
  const [name] = INHERITED
  expect(invalidRequest(faulty).body).toEqual({
    ...body,
    variables: { id: 1, data: { name: 'New', ...JSON.parse(`{"${name}":{"a":1}}`) } },
  })
})

test('what has no place in a query waits for one that it has a place in', () => {
  const noBody: Right = { ...WRITE, request: { ...WRITE.request, method: 'DELETE', body: undefined } }
  const all = faultsFor(WRITE).map(({ name }) => name)
  const put = [
    ...spoiled(
      all.flatMap(() => [noBody, WRITE]),
      5,
    ),
  ]
  expect(new Set(put.map(({ faults: [first] }) => first?.name))).toEqual(new Set(all))
  const intoNothing = put.filter(({ right, faults: [first] }) => first && !isPlaced(right, first))
  expect(intoNothing).toEqual([])
})
