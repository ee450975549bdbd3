import { describe, expect, test } from 'vitest'
import { jsonText } from './json-text.ts'

const LONG = 'x'.repeat(60)

describe('JSON is written so that a person likes to read it:', () => {
  const rows: readonly (readonly [string, unknown, string])[] = [
    ['what fits stands in one line', { a: [1, 'b', null], c: {} }, '{ "a": [1, "b", null], "c": {} }'],
    ['nothing in it', [], '[]'],
    ['a text that is too long for any line', LONG.repeat(3), `"${LONG.repeat(3)}"`],
    [
      'what does not fit is opened up, and its parts stand in one line each where they fit',
      { first: { a: LONG }, second: [LONG, 1] },
      `{\n  "first": { "a": "${LONG}" },\n  "second": ["${LONG}", 1]\n}`,
    ],
    ['undefined is null in a list', [undefined], '[null]'],
  ]
  test.each(rows)('%s', (_says, value, text) => {
    expect(jsonText(value)).toBe(`${text}\n`)
  })

  test('no line is wider than 110, and it is the same value', () => {
    const value = Array.from({ length: 30 }, (_, i) => ({
      id: i,
      [`name${i}`]: 'y'.repeat(i * 3),
      list: [i, [i]],
    }))
    const text = jsonText({ value })
    expect(JSON.parse(text)).toEqual({ value })
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(110)
  })
})
