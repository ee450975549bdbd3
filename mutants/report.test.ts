import { expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { bounds, outcomeOf } from './report.ts'

test.each([
  ['half of a hundred', 50, 100, 40.4, 59.6],
  ['most of three hundred', 285, 300, 91.9, 96.9],
  ['all of ten: another may be missed', 10, 10, 72.2, 100],
  ['none of ten', 0, 10, 0, 27.8],
])('%s tells so much of all', (_fact, part, whole, least, most) => {
  const [low, high] = bounds(part, whole)
  expect(low * 100).toBeCloseTo(least, 1)
  expect(high * 100).toBeCloseTo(most, 1)
})

const MUTANT = {
  id: 7,
  file: 'reference/a.ts',
  line: 1,
  text: 'a < b',
  before: 'a < b',
  says: '< becomes <=',
}

test.each<[fact: string, said: readonly Outcome['by'][], together: Outcome['by']]>([
  ['nobody who was asked: not come across', [], 'unmet'],
  ['nobody who came across it: unmet', ['unmet', 'unmet'], 'unmet'],
  ['somebody who came across it, and did not notice: alive', ['unmet', null], null],
  ['the first who noticed', [null, 'content.sort.asc', 'unmet'], 'content.sort.asc'],
])('what all say of a mutant is what is said by %s', (_fact, said, together) => {
  const trials = said.map(by => ({ of: 'somebody', outcomes: new Map([[MUTANT.id, { by }]]) }))
  expect(outcomeOf(trials, MUTANT)).toEqual({ by: together })
})
