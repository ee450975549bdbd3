import { expect, test } from 'vitest'
import type { Source } from './clause.ts'
import { isOlder, lastSeen, monthsBefore } from './last-seen.ts'

const seen = (date: string): Source => ({ program: 'P', version: '1', date, evidence: 'e' })

test('an observed clause was last seen on the latest day of its sources, a documented one on none', () => {
  const sources = ['content/x', seen('2026-03-01'), seen('2025-12-31')]
  expect(lastSeen({ status: 'observed', sources })).toBe('2026-03-01')
  expect(lastSeen({ status: 'documented', sources })).toBeNull()
})

test.each([
  ['2026-11-23', 6, '2026-05-23'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 13, '2024-12-15'],
  ['2026-01-15', 0, '2026-01-15'],
])('%s, %i months before: %s', (now, months, day) => {
  expect(monthsBefore(Date.parse(now), months)).toBe(day)
})

test.each([
  ['2026-05-23', false],
  ['2026-05-22', true],
])('of the day 2026-05-23, what was seen on %s is older: %s', (date, isIt) => {
  expect(isOlder({ status: 'observed', sources: [seen(date)] }, '2026-05-23')).toBe(isIt)
})
