import { expect, test } from 'vitest'
import { inAscii } from '../build/bundle.js'

/** Code as the reader of a source sees it, and as it is built. */
const rows: [what: string, code: string, built: string][] = [
  ['a text', "says('İ…')", "says('\\u0130\\u2026')"],
  ['a letter of two halves', "'😀'", "'\\ud83d\\ude00'"],
  ['a set of letters', '/[ßœ]/u', '/[\\u00df\\u0153]/u'],
  ['a letter behind a backslash', "'\\…'", "'\\…'"],
  ['plain code', 'const a = `b\\n`', 'const a = `b\\n`'],
]

test.each(rows)('%s is built in ASCII, and means the same', (_, code, built) => {
  expect(inAscii(code)).toBe(built)
})

test('a set of letters of two halves finds them still', () => {
  const find = new RegExp(inAscii('[😀ß]'), 'u')
  expect(['😀', 'ß', '\ud83d'].map(text => find.test(text))).toEqual([true, true, false])
})
