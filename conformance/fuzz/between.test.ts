import { expect, test } from 'vitest'
import type { Answer } from '../client/outcome.ts'
import { isBetween } from './between.ts'

function list(...ids: readonly number[]): Answer {
  return page(ids.length, ids)
}

function page(total: number, ids: readonly number[]): Answer {
  const json = { data: ids.map(id => ({ id })), meta: { pagination: { page: 1, total } } }
  return { kind: 'answer', status: 200, headers: {}, text: '', json, size: 0, isBroken: false, ms: 0 }
}

test.each([
  ['one of them', list(1, 2), true],
  ['the other', list(1, 2, 3, 4), true],
  ['a part of what only one of them shows', list(1, 2, 4), true],
  ['an entry that neither shows', list(1, 2, 5), false],
  ['without one that both show', list(1, 3), false],
  ['a page', page(9, [1, 5]), true],
])('a list between others: %s', (_, found, expected) => {
  expect(isBetween(found, [list(1, 2), list(1, 2, 3, 4)])).toBe(expected)
})
