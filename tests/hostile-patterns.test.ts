import { expect, test } from 'vitest'
import { isObject } from '../conformance/compare/json-value.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'

const TIMES = 2_000

/** What a target may answer to keep a regular expression trying: it almost fits, in as many ways as there are parts. */
const HOSTILE = [
  `srcset="${'https://a,'.repeat(TIMES)} <`,
  `srcset="${'https://a 1x,'.repeat(TIMES)} <`,
  `srcset="${'https://a/ '.repeat(TIMES)}<`,
  ` src="https://a${'/bridge.png?'.repeat(TIMES)}`,
  `https://a/${'bridge.png?'.repeat(TIMES)}\n`,
  'https://a'.repeat(TIMES),
  'a'.repeat(10 * TIMES),
  '1'.repeat(10 * TIMES),
  ' '.repeat(10 * TIMES),
]

function patternsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$matches' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

// One that tries all ways to take a text apart would never end: then neither would this test.
test('no answer keeps the patterns of the suite trying', () => {
  const patterns = [...new Set(loadSuite('specs').clauses.flatMap(({ scenarios }) => patternsIn(scenarios)))]
  expect(patterns.some(it => it.includes('srcset='))).toBe(true)
  for (const pattern of patterns)
    for (const text of HOSTILE) expect(new RegExp(pattern, 'u').test(text)).toBeTypeOf('boolean')
})
