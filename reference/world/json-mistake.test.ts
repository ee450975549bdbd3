import { describe, expect, test } from 'vitest'
import { findJsonMistake } from './json-mistake.ts'

const CLOSED_TEXT = 'a text that is closed, with its control characters escaped'

describe('a mistake in JSON is found', () => {
  test.each([
    { text: '', line: 1, column: 1, found: 'the end of the file', expected: 'a JSON value' },
    { text: '{"a":1,}', line: 1, column: 8, found: '"}"', expected: 'a key in double quotes' },
    { text: '[1,]', line: 1, column: 4, found: '"]"', expected: 'a JSON value' },
    { text: '[1 2]', line: 1, column: 4, found: '"2"', expected: '"," or "]"' },
    { text: '{"a" 1}', line: 1, column: 6, found: '"1"', expected: '":"' },
    { text: '{"a":1]', line: 1, column: 7, found: '"]"', expected: '"," or "}"' },
    { text: '{\n  a: 1\n}', line: 2, column: 3, found: '"a"', expected: 'a key in double quotes' },
    { text: '{"a":\r\n  01}', line: 2, column: 4, found: '"1"', expected: '"," or "}"' },
    { text: "['x']", line: 1, column: 2, found: '"\'"', expected: 'a JSON value' },
    { text: '{"a":1} x', line: 1, column: 9, found: '"x"', expected: 'the end of the file' },
    { text: '[NaN]', line: 1, column: 2, found: '"N"', expected: 'a JSON value' },
    { text: '[😀]', line: 1, column: 2, found: '"😀"', expected: 'a JSON value' },
    { text: '\uFEFF[1,,2]', line: 1, column: 5, found: '","', expected: 'a JSON value' },
    { text: '["a\tb"]', line: 1, column: 2, found: '"\\""', expected: CLOSED_TEXT },
    { text: '["a\\x"]', line: 1, column: 2, found: '"\\""', expected: CLOSED_TEXT },
    { text: '["a', line: 1, column: 2, found: '"\\""', expected: CLOSED_TEXT },
  ])('in $text', ({ text, ...mistake }) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(findJsonMistake(text)).toEqual(mistake)
  })

  test('behind 100,000 open brackets', () => {
    const text = '['.repeat(100_000)
    expect(findJsonMistake(text)).toMatchObject({ column: 100_001, expected: 'a JSON value' })
  })
})
