import { expect, test } from 'vitest'
import { ABSENT, type Difference } from './difference.ts'
import { type Comparable, compareAnswer, type Expectation } from './expectation.ts'

const ANSWER: Comparable = {
  status: 200,
  headers: { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] },
  text: '{"data":[{"id":1,"attributes":{"slug":"luna"}}]}',
  json: { data: [{ id: 1, attributes: { slug: 'luna' } }] },
}
const PAGE: Comparable = { status: 502, headers: {}, text: '<h1>Bad gateway</h1>', json: undefined }

const rows: [what: string, expected: Expectation, answer: Comparable, differences: Difference[]][] = [
  ['a status alone', { status: 200 }, ANSWER, []],
  ['one of several statuses', { status: [201, 200] }, ANSWER, []],
  ['another status', { status: 404 }, ANSWER, [{ path: 'status', expected: 404, actual: 200 }]],
  [
    'none of several',
    { status: [400, 422] },
    ANSWER,
    [{ path: 'status', expected: { $oneOf: [400, 422] }, actual: 200 }],
  ],
  ['a refusal by its status', { status: 'refused' }, PAGE, []],
  ['no refusal', { status: 'refused' }, ANSWER, [{ path: 'status', expected: 'refused', actual: 200 }]],
  ['a refusal of GraphQL by its errors', { status: 'refused' }, graphql({ data: null, errors: [{}] }), []],
  [
    'a refusal of GraphQL with nothing in each place',
    { status: 'refused' },
    graphql({ data: { dish: null }, errors: [{}] }),
    [],
  ],
  [
    'data beside errors are no refusal',
    { status: 'refused' },
    graphql({ data: { dish: {} }, errors: [{}] }),
    [{ path: 'status', expected: 'refused', actual: 200 }],
  ],
  [
    'nothing without errors is no refusal',
    { status: 'refused' },
    graphql({ data: { dish: null } }),
    [{ path: 'status', expected: 'refused', actual: 200 }],
  ],
  [
    'a header in any case',
    { status: 200, headers: { 'Content-Type': { $matches: '^application/json' } } },
    ANSWER,
    [],
  ],
  ['a header sent twice', { status: 200, headers: { 'set-cookie': 'a=1, b=2' } }, ANSWER, []],
  [
    'a missing header',
    { status: 200, headers: { allow: 'GET' } },
    ANSWER,
    [{ path: 'headers.allow', expected: 'GET', actual: ABSENT }],
  ],
  ['a header that must not be there', { status: 200, headers: { allow: '<absent>' } }, ANSWER, []],
  [
    'paths of the body',
    { status: 200, body: { 'data[*].attributes.slug': ['luna'], 'data[0].id': '<id>' } },
    ANSWER,
    [],
  ],
  [
    'a wrong place in the body',
    { status: 200, body: { 'data[0].attributes': { slug: 'sol' } } },
    ANSWER,
    [{ path: 'body.data[0].attributes.slug', expected: 'sol', actual: 'luna' }],
  ],
  ['the whole body', { status: 200, body: { $: { data: '<array>' } } }, ANSWER, []],
  [
    'a body that is no JSON',
    { status: 502, body: { data: null } },
    PAGE,
    [{ path: 'body', expected: 'a JSON body', actual: '<h1>Bad gateway</h1>' }],
  ],
  ['a text', { status: 502, text: { $matches: 'Bad' } }, PAGE, []],
  [
    'a wrong text',
    { status: 502, text: 'x' },
    PAGE,
    [{ path: 'text', expected: 'x', actual: '<h1>Bad gateway</h1>' }],
  ],
]

function graphql(json: unknown): Comparable {
  return { status: 200, headers: {}, text: '', json }
}

test.each(rows)('%s', (_, expected, answer, differences) => {
  expect(compareAnswer(expected, answer)).toEqual(differences)
})
