import { expect, test } from 'vitest'
import type { EmbeddedAnswer } from '../targets/oracle.ts'
import { compareAnswers } from './compare-answers.ts'
import { tellingOf } from './telling.ts'

const MOMENT = { from: 0, to: 1 }
const NOBODY = { request: { method: 'GET', target: '/', headers: {}, body: null }, clauses: [], at: 0 }

function answer(body: unknown, more: Partial<EmbeddedAnswer> = {}): EmbeddedAnswer {
  return { status: 200, headers: {}, body: JSON.stringify(body), ...more }
}

function assertionFor(right: EmbeddedAnswer, wrong: EmbeddedAnswer): string {
  const differences = compareAnswers(right, wrong, MOMENT)
  return tellingOf({ exchange: { ...NOBODY, answer: right }, right, wrong, differences }).assertion
}

const entry = (id: number, slug: string) => ({ id, attributes: { slug } })

test.each<[what: string, right: EmbeddedAnswer, wrong: EmbeddedAnswer, assertion: string]>([
  ['another status', answer({ a: 1 }), answer({ b: 1 }, { status: 404 }), 'the status is 200'],
  [
    'an entry more',
    answer({ data: [entry(1, 'luna')] }),
    answer({ data: [entry(2, 'dune'), entry(1, 'luna')] }),
    '`data` has 1 item ("luna")',
  ],
  ['no entries', answer({ data: [] }), answer({ data: [entry(1, 'luna')] }), '`data` has no items'],
  [
    'another order',
    answer({ data: [entry(1, 'luna'), entry(2, 'dune')] }),
    answer({ data: [entry(2, 'dune'), entry(1, 'luna')] }),
    '`data` is in this order: "luna", "dune"',
  ],
  [
    'an entry in place of another',
    answer({ data: [entry(1, 'luna')] }),
    answer({ data: [entry(1, 'dune')] }),
    '`data[0].attributes.slug` is "luna"',
  ],
  ['a member more', answer({ a: 1 }), answer({ a: 1, b: 2 }), '`b` is not there'],
  ['one entry in place of a list', answer({ data: [1] }), answer({ data: 1 }), '`data` is a list'],
  ['a relation less', answer({ a: { data: {} } }), answer({}), '`a` is there'],
  ['a member less', answer({ a: 1, b: null }), answer({ a: 1 }), '`b` is there: null'],
  [
    'another header',
    answer(1, { headers: { vary: 'Origin' } }),
    answer(1),
    'the header vary is there: "Origin"',
  ],
  ['a text', answer(0, { body: 'a' }), answer(0, { body: 'b' }), 'the body is this text'],
])('%s is told by what a test would have to say', (_, right, wrong, assertion) => {
  expect(assertionFor(right, wrong)).toBe(assertion)
})

test('a tag of the body, and the value of a cookie, are no differences', () => {
  const headers = (etag: string, cookie: string) => ({
    headers: { etag, 'set-cookie': [`s=${cookie}; Path=/`] },
  })
  expect(compareAnswers(answer(1, headers('a', 'x')), answer(1, headers('b', 'y')), MOMENT)).toEqual([])
})
