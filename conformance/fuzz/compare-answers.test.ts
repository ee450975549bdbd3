import { expect, test } from 'vitest'
import type { Answer } from '../client/outcome.ts'
import { agreeButForOrder, differ, differButForOrder } from './compare-answers.ts'

const rules = { ignored: new Set<string>(), isKnownTime: () => false }

function answer(status: number, json: unknown): Answer {
  const text = JSON.stringify(json)
  return { kind: 'answer', status, headers: {}, text, json, size: text.length, isBroken: false, ms: 0 }
}

function page(status: number, text: string): Answer {
  return { ...answer(status, null), json: undefined, text, size: text.length }
}

const error = (message: string) => ({ error: { message } })
const graphql = (code: string, message = code) => ({
  data: null,
  errors: [{ message, extensions: { code, exception: { stacktrace: [`at ${message}`] } } }],
})
const CRASH = graphql('INTERNAL_SERVER_ERROR')

test.each<[what: string, expected: Answer, actual: Answer, place: string]>([
  ['a crash on bad input is a refusal', answer(400, error('bad')), answer(500, error('oops')), ''],
  ['a refusal where a crash was known is one', answer(500, error('oops')), answer(400, error('bad')), ''],
  ['a crash on good input is none', answer(200, {}), answer(500, error('oops')), 'status 500 instead of 200'],
  [
    'of several faults in a body any may be told first',
    answer(400, { error: { details: { errors: [{ path: ['a'] }, { path: ['b'] }] } } }),
    answer(400, { error: { details: { errors: [{ path: ['b'] }, { path: ['a'] }] } } }),
    '',
  ],
  ['both crash', answer(500, {}), answer(500, {}), 'both crash'],
  ['pages that refuse say what they like', page(404, '<h1>No</h1>'), page(404, 'Nothing here'), ''],
  ['but not in place of an object', answer(404, error('No')), page(404, 'No'), 'body'],
  ['nor with another status', page(404, 'No'), page(400, 'No'), 'status 400 instead of 404'],
  ['and pages that serve are compared', page(200, 'One'), page(200, 'Two'), 'body'],
  ['a crash of GraphQL is a refusal', answer(200, graphql('BAD_USER_INPUT')), answer(200, CRASH), ''],
  [
    'stack traces are nobody’s business',
    answer(200, graphql('A', 'x')),
    answer(200, { data: null, errors: [{ message: 'x', extensions: { code: 'A' } }] }),
    '',
  ],
  [
    'refused with the same status',
    answer(200, { data: { dishes: {} } }),
    answer(200, CRASH),
    'refused instead of answered',
  ],
  [
    'answered with the same status',
    answer(200, CRASH),
    answer(200, { data: { dishes: {} } }),
    'answered instead of refused',
  ],
])('%s', (_, expected, actual, place) => {
  expect(differ(expected, actual, rules).place).toBe(place)
})

const list = (...ids: readonly number[]) => ({ data: ids.map(id => ({ id })) })

test.each<[actual: readonly number[], isSame: boolean]>([
  [[2, 1, 3], true],
  [[1, 3, 2], false],
  [[2, 1], false],
])('rows that nothing orders may come as %j: %s', (actual, isSame) => {
  const orders = { usual: list(1, 2, 3), backwards: list(2, 1, 3) }
  const found = agreeButForOrder(answer(200, list(1, 2, 3)), answer(200, list(...actual)), orders, rules)
  expect(found).toBe(isSame)
})

test.each<[what: string, actual: unknown, path: string | undefined]>([
  ['rows in another order', list(3, 1, 2), undefined],
  ['other rows in another order', list(3, 1, 4), 'body.data'],
])('where no order counts, %s differ at %s', (_, actual, path) => {
  const { difference } = differButForOrder(answer(200, list(1, 2, 3)), answer(200, actual), rules)
  expect(difference?.path).toBe(path)
})

test('where no order counts, what differs within a row is told, where that stands among its ids', () => {
  const rows = (...ids: readonly number[]) => ({ data: ids.map(id => ({ id, tags: [id, id + 1] })) })
  const other = {
    data: [
      { id: 10, tags: [11, 10] },
      { id: 2, tags: [2, 3] },
    ],
  }
  const { difference } = differButForOrder(answer(200, rows(2, 10)), answer(200, other), rules)
  expect(difference?.path).toBe('body.data[1].tags')
})

test.each<[actual: readonly (readonly [string, number])[], isSame: boolean]>([
  [
    [
      ['post', 2],
      ['page', 1],
    ],
    true,
  ],
  [
    [
      ['page', 1],
      ['post', 2],
      ['post', 2],
    ],
    true,
  ],
  [
    [
      ['page', 1],
      ['page', 2],
    ],
    false,
  ],
  [[['page', 1]], false],
])('what uses a file may be listed as %j: %s', (actual, isSame) => {
  const file = (uses: readonly (readonly [string, number])[]) => ({
    data: { id: 1, related: uses.map(([type, id]) => ({ __type: type, id })) },
  })
  const known = file([
    ['page', 1],
    ['post', 2],
  ])
  const orders = { usual: known, backwards: known }
  expect(agreeButForOrder(answer(200, known), answer(200, file(actual)), orders, rules)).toBe(isSame)
})

test.each<[shown: readonly number[], actual: readonly number[], isSame: boolean]>([
  [[2, 3, 4], [4, 2, 3], true],
  [[2], [3], true],
  [[2, 4], [3, 4], true],
  [[2], [3, 4], false],
  [[2], [5], false],
])(
  'of the other languages of an entry, which are in no order, where %j is right: %j %s',
  (own, actual, isSame) => {
    const entry = (ids: readonly number[]) => ({ data: [{ id: 1, localizations: list(...ids) }] })
    const orders = { usual: entry([2, 3, 4]), backwards: entry([2, 3, 4]) }
    const found = agreeButForOrder(answer(200, entry(own)), answer(200, entry(actual)), orders, rules)
    expect(found).toBe(isSame)
  },
)

test('rows that nothing orders are so, too, where a crash stands for a refusal of something within them', () => {
  const rows = (code: string, ...ids: readonly number[]) => ({
    ...graphql(code),
    data: { dishes: list(...ids) },
  })
  const crash = (...ids: readonly number[]) => rows('INTERNAL_SERVER_ERROR', ...ids)
  const orders = { usual: crash(1, 2, 3), backwards: crash(3, 2, 1) }
  const agree = (...ids: readonly number[]) =>
    agreeButForOrder(answer(200, crash(1, 2)), answer(200, rows('BAD_USER_INPUT', ...ids)), orders, rules)
  expect([agree(3, 1), agree(3, 4)]).toEqual([true, false])
})

const WORDS = { ...rules, inAnyWords: true }
const served = (data: object, message: string) => answer(200, { data, errors: [{ message }] })

test.each<[what: string, expected: Answer, actual: Answer, place: string]>([
  ['refusals with the same status', answer(404, error('No')), answer(404, { status: 404 }), ''],
  ['not with another', answer(404, error('No')), answer(400, { status: 400 }), 'status 400 instead of 404'],
  ['errors beside data', served({ a: 1, b: null }, 'No'), served({ a: 1, b: null }, 'Failed'), ''],
  ['not the data', served({ a: 1, b: null }, 'No'), served({ a: 2, b: null }, 'Failed'), 'body.data.*'],
  ['nor that there are none', served({ a: 1 }, 'No'), answer(200, { data: { a: 1 } }), 'body.errors'],
])('in any words %s are the same', (_, expected, actual, place) => {
  expect(differ(expected, actual, WORDS).place).toBe(place)
  expect(differ(expected, actual, rules).place).not.toBe('')
})

test('in any form moments are compared by what they tell', () => {
  const at = (time: string) => answer(200, { data: [{ at: time }] })
  const places = [
    '2024-01-01T00:00:00Z',
    '2024-01-01T00:00:00.0+00:00',
    '2024-01-01T01:00:00+01:00',
    'soon',
  ].map(time => differ(at('2024-01-01T00:00:00.000Z'), at(time), { ...rules, inAnyForm: true }).place)
  expect(places.map(place => place === '')).toEqual([true, true, false, false])
})
