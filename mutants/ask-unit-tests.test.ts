import { expect, test } from 'vitest'
import { isNear } from './ask-unit-tests.ts'

test.each([
  ['of its folder', 'reference/platform/nql/nql.test.ts', 'reference/platform/nql/match.ts', true],
  [
    'of its area',
    'reference/content/query/filters/marks.test.ts',
    'reference/content/query/sort/order.ts',
    true,
  ],
  ['of all that it is in', 'reference/platform/clients.test.ts', 'reference/platform/nql/match.ts', true],
  ['of another area', 'reference/platform/nql/nql.test.ts', 'reference/platform/text/words.ts', false],
  ['that stand elsewhere', 'tests/upgrade.test.ts', 'reference/platform/effects/2.0.ts', true],
])('tests %s are near to a source, or not', (_which, tests, source, expected) => {
  expect(isNear(tests, source)).toBe(expected)
})
