import { expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario, type Outcome } from '../../tests/support/made-report.ts'
import { passRateLine } from './figures.ts'
import type { Reported } from './report.ts'
import { reporters } from './reporters.ts'

const should = (id: string, verdict: Outcome) => ({
  ...madeScenario(`content.tried.${id}`, verdict),
  strength: 'should' as const,
})
const may = (id: string, verdict: Outcome) => ({
  ...madeScenario(`content.optional.${id}`, verdict),
  strength: 'may' as const,
})

const KEPT = madeClause('content.kept', [madeScenario('content.kept.well', 'pass')])
const BROKEN = madeClause('content.broken', [madeScenario('content.broken.badly', 'fail')])
const TRIED = {
  ...madeClause('content.tried', [should('in-vain', 'warning'), should('well', 'pass')]),
  strength: 'should' as const,
}
const OPTIONAL = {
  ...madeClause('content.optional', [may('there', 'pass'), may('not-there', 'not-applicable')]),
  strength: 'may' as const,
}
const NOTED = {
  ...madeClause('content.noted', [madeScenario('content.noted.otherwise', 'note')]),
  status: 'observed' as const,
}

const REPORTED = madeReport([TRIED, KEPT, OPTIONAL, NOTED, BROKEN])

function textOf(name: string, given: Reported): string {
  const reporter = reporters.find(it => it.name === name)
  const files = Object.values(reporter?.files?.(given) ?? {})
  return [...files, reporter?.prints?.(given, { hasColours: false }) ?? ''].join('\n')
}

test('what must, should and may be so is counted apart, and what is not documented under none', () => {
  expect(REPORTED.report.summary.strengths).toEqual({
    must: { differing: 1, judged: 2, selected: 2 },
    should: { differing: 1, judged: 2, selected: 2 },
    may: { differing: 0, judged: 1, selected: 2 },
  })
})

test('a warning is no violation', () => {
  const { summary } = REPORTED.report
  expect(summary.divergence).toEqual({ failed: 1, judged: 6 })
  expect(passRateLine(summary)).toBe('83.3 % pass: 5 of 6 judged, 1 of them with a warning, 1 with a note')
})

test('the terminal shows failures, then warnings, and what became of weaker sentences', () => {
  const text = textOf('console', REPORTED)
  expect(text.match(/^[A-Z]+ content\S+/gm)).toEqual([
    'FAIL content.broken.badly',
    'WARNING content.tried.in-vain',
  ])
  expect(text).toContain('clause: the rule of content.tried (documented: should)')
  expect(text).toContain('\nshould: 1 of 2 so\nmay: 1 of 2 there\n')
})

test('the head tells that what is unstable fails, where it does', () => {
  const { report } = madeReport([KEPT], { failOnUnstable: true })
  const told = { ...madeReport([KEPT]), report }
  expect(textOf('console', told)).toContain('\nunstable: fails\n')
  expect(textOf('console', madeReport([KEPT]))).not.toContain('unstable: fails')
})

test('where all that was selected must be so, no line tells of strengths', () => {
  expect(textOf('console', madeReport([KEPT, NOTED]))).not.toMatch(/^(should|may):/m)
})

test.each<[reporter: string, warning: string]>([
  [
    'github',
    '::error title=content.broken::the rule of content.broken%0A1 of 1 scenarios fail, the first: the fact of content.broken.badly\n' +
      '::warning title=content.tried::the rule of content.tried%0A1 of 2 scenarios are not as they should be, the first: the fact of content.tried.in-vain',
  ],
  ['markdown', '<details><summary>warning: <code>content.tried.in-vain</code>'],
  ['junit', 'tests="2" failures="0" errors="0" skipped="0">\n  <testcase classname="content.tried"'],
  ['sarif', '"text": "warning: content.tried.in-vain\\n'],
  ['json', '"strength": "should",'],
  ['ctrf', '"rawStatus": "warning",'],
  ['html', '"strength":"should"'],
])('%s shows a warning as one', (reporter, warning) => {
  expect(textOf(reporter, REPORTED)).toContain(warning)
})
