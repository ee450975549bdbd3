import { expect, test } from 'vitest'
import { verdictMarks, verdictStyle } from './verdict-marks.ts'

test('buttons begin with what is red, and end with what says nothing', () => {
  expect(verdictMarks().map(({ verdict, sign, isRed }) => [verdict, sign, isRed])).toEqual([
    ['fail', '×', true],
    ['fixed', '+', true],
    ['unstable', '~', true],
    ['error', 'E', true],
    ['not-testable', '?', true],
    ['warning', 'w', false],
    ['note', '!', false],
    ['known', 'k', false],
    ['known-flaky', 'f', false],
    ['pass', '', false],
    ['not-applicable', '·', false],
    ['not-run', '·', false],
  ])
})

test('whoever differs, or is unstable, can contest it', () => {
  const contestable = verdictMarks().filter(it => it.isContestable)
  expect(contestable.map(({ verdict }) => verdict)).toEqual([
    'fail',
    'unstable',
    'warning',
    'note',
    'known',
    'known-flaky',
  ])
})

test('each verdict has a rule with a colour of base.css', () => {
  expect(verdictStyle().trimEnd().split('\n')).toHaveLength(verdictMarks().length)
  expect(verdictStyle()).toContain('[data-verdict="known"] { --verdict: var(--yellow) }')
})
