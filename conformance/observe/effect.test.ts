import { describe, expect, test } from 'vitest'
import type { Answered } from './ask-again.ts'
import { effectOf } from './effect.ts'

const answered = (json: unknown, status = 200): Answered => ({
  ...{ status, json, text: JSON.stringify(json), headers: {} },
  ...{ clauses: new Set<string>(), isSameState: true },
})

const list = (...ids: readonly number[]) => ({
  data: ids.map(id => ({ id, attributes: { name: `n${id}` } })),
})
const related = (...ids: readonly number[]) => ({ data: [{ id: 9, attributes: { tags: list(...ids) } }] })

describe('what another server makes of an answer', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['nothing', list(1, 2), list(1, 2), null],
    ['more members', list(1), { data: [{ id: 1, uuid: 'x', attributes: { name: 'n1' } }], links: {} }, null],
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, null],
    ['another order of the list', list(1, 2), list(2, 1), { kind: 'order', isInner: false }],
    ['another order within an entry', related(1, 2), related(2, 1), { kind: 'order', isInner: true }],
    [
      'another order of a bare list',
      [{ id: 1 }, { id: 2 }],
      [{ id: 2 }, { id: 1 }],
      { kind: 'order', isInner: false },
    ],
    ['other entries', list(1, 2), list(1, 3), { kind: 'rows' }],
    ['fewer entries', list(1, 2), list(1), { kind: 'rows' }],
    ['a value written otherwise', { id: 1, at: 'Z' }, { id: 1, at: '+00:00' }, { kind: 'form' }],
    ['a member that is not there', { id: 1, at: 'Z' }, { id: 1 }, { kind: 'form' }],
    ['errors of GraphQL', { data: { a: 1 } }, { errors: [{}], data: null }, { kind: 'refused' }],
  ])('%s', (_, plain, other, effect) => {
    expect(effectOf(answered(plain), answered(other))).toEqual(effect)
  })

  test.each<[string, Answered, Answered, unknown]>([
    ['refused', answered(list(1)), answered({}, 404), { kind: 'refused' }],
    ['refused in other words', answered({ a: 1 }, 400), answered({ b: 1 }, 422), { kind: 'refusal' }],
    ['refused alike', answered({ a: 1 }, 400), answered({ a: 1 }, 400), null],
    ['created with another status', answered({ id: 1 }, 201), answered({ id: 1 }), { kind: 'form' }],
  ])('%s', (_, plain, other, effect) => {
    expect(effectOf(plain, other)).toEqual(effect)
  })
})
