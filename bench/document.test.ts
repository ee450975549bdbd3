import { expect, test } from 'vitest'
import { tablesOf } from './document.ts'

const of = (size: number, what: string, value: number, against?: string) => ({
  ...{ name: `${size} entries: ${what}`, value, unit: 'ms' as const },
  ...(against && { ratio: value / 2, against }),
})

test('what was measured among several numbers of entries is a curve, with what it is beside at its end', () => {
  const results = [
    of(1000, 'a page', 0.01, 'a closure'),
    of(1000, 'a page', 0.01, 'SQL'),
    of(20000, 'a page', 0.25, 'a closure'),
    of(20000, 'a page', 0.25, 'SQL'),
    of(1000, 'alone', 1),
    of(20000, 'alone', 2),
    of(20000, 'once', 3, 'SQL'),
  ]
  expect(tablesOf(results)).toBe(
    [
      '| measured | median | beside |',
      '|---|---|---|',
      '| 20000 entries: once | 3 ms | 1.5 × SQL |',
      '',
      '| milliseconds among … entries | 1,000 | 20,000 | beside, among 20,000 |',
      '|---|---|---|---|',
      '| a page | 0.01 | 0.25 | 0.13 × a closure; 0.13 × SQL |',
      '| alone | 1 | 2 |  |',
    ].join('\n'),
  )
})

test('what was measured once is a row', () => {
  expect(tablesOf([of(1000, 'a page', 0.01, 'SQL')])).toBe(
    '| measured | median | beside |\n|---|---|---|\n| 1000 entries: a page | 0.01 ms | 0.0050 × SQL |',
  )
})
