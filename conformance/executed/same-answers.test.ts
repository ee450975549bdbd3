import { describe, expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import type { Asked } from './ask-reference.ts'
import { hasSameAnswers, hasSameStatuses } from './same-answers.ts'

const MOMENT = { from: Date.parse('2026-01-02T03:04:00.000Z'), to: Date.parse('2026-01-02T03:05:00.000Z') }
const JWTS = ['eyJhIjox.eyJiIjoy.c2ln', 'eyJhIjox.eyJiIjoz.c2lo']

function answer(json: unknown, status = 200, text = JSON.stringify(json)): Outcome {
  return { kind: 'answer', status, headers: {}, text, json, size: text.length, isBroken: false, ms: 1 }
}

function asked(...answers: readonly Outcome[]): Asked {
  return { answers, clauses: new Set(), consulted: new Set(), verdict: 'pass' }
}

const SAME: readonly (readonly [what: string, one: unknown, other: unknown])[] = [
  ['the same body', { a: [1] }, { a: [1] }],
  ['times of now', { at: '2026-01-02T03:04:01.000Z' }, { at: '2026-01-02T03:04:59.000Z' }],
  ['tokens', { jwt: JWTS[0] }, { jwt: JWTS[1] }],
  ['ids of errors', { errors: [{ type: 'X', id: 'a' }] }, { errors: [{ type: 'X', id: 'b' }] }],
  [
    'what GraphQL took',
    { extensions: { tracing: { duration: 1 } } },
    { extensions: { tracing: { duration: 2 } } },
  ],
]

const OTHER: readonly (readonly [what: string, one: unknown, other: unknown])[] = [
  ['another value', { a: [1] }, { a: [2] }],
  ['a key more', { a: 1 }, { a: 1, b: 1 }],
  ['another time, which is not now', { at: '2024-01-02T03:04:01.000Z' }, { at: '2024-01-02T03:04:59.000Z' }],
  ['another error', { errors: [{ type: 'X', id: 'a' }] }, { errors: [{ type: 'Y', id: 'a' }] }],
  ['no tracing', { extensions: { tracing: {} } }, { extensions: {} }],
]

describe('answers are the same', () => {
  test.each(SAME)('with %s', (_, one, other) => {
    expect(hasSameAnswers(asked(answer(one)), asked(answer(other)), MOMENT)).toBe(true)
  })

  test.each(OTHER)('but not with %s', (_, one, other) => {
    expect(hasSameAnswers(asked(answer(one)), asked(answer(other)), MOMENT)).toBe(false)
    expect(hasSameStatuses(asked(answer(one)), asked(answer(other)))).toBe(true)
  })

  test.each([
    ['another status', asked(answer({}, 404))],
    ['an answer less', asked()],
    ['an answer more', asked(answer({}), answer({}))],
    ['a header that was expected otherwise', { ...asked(answer({})), verdict: 'fail' as const }],
    ['no answer', asked({ kind: 'no-answer', reason: 'broken-off', says: 'gone', ms: 1 })],
  ])('and not with %s, whatever the bodies', (_, other) => {
    expect(hasSameAnswers(asked(answer({})), other, MOMENT)).toBe(false)
    expect(hasSameStatuses(asked(answer({})), other)).toBe(false)
  })

  test('and not with another text that is no JSON', () => {
    const [one, other] = [answer(undefined, 200, 'a'), answer(undefined, 200, 'b')]
    expect(hasSameAnswers(asked(one), asked(other), MOMENT)).toBe(false)
  })
})
