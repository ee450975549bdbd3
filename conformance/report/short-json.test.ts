import { expect, test } from 'vitest'
import { ABSENT } from '../compare/difference.ts'
import { shortJson, shortPair } from './short-json.ts'

test('short values are shown whole', () => {
  expect(shortPair({ a: 1 }, [2])).toEqual(['{"a":1}', '[2]'])
  expect(shortPair(ABSENT, undefined)).toEqual(['<absent>', 'undefined'])
})

test('what fits is shown whole, however late it differs', () => {
  const [wanted, found] = shortPair(`${'x'.repeat(280)}a`, `${'x'.repeat(280)}b`)
  expect([wanted, found]).toEqual([`"${'x'.repeat(280)}a"`, `"${'x'.repeat(280)}b"`])
})

test('a long value is cut', () => {
  expect(shortJson('x'.repeat(400))).toBe(`"${'x'.repeat(299)}…`)
})

test('of two long values a piece is shown where they differ', () => {
  const [wanted, found] = shortPair(
    `${'x'.repeat(5000)}right${'y'.repeat(500)}`,
    `${'x'.repeat(5000)}wrong${'y'.repeat(500)}`,
  )
  expect(wanted).toBe(`…${'x'.repeat(60)}right${'y'.repeat(235)}…`)
  expect(found).toBe(`…${'x'.repeat(60)}wrong${'y'.repeat(235)}…`)
})

test('of a value that is the beginning of the other one its end is shown', () => {
  const [wanted, found] = shortPair('x'.repeat(5000), 'x'.repeat(5001))
  expect([wanted, found]).toEqual([`…${'x'.repeat(60)}"`, `…${'x'.repeat(61)}"`])
})
