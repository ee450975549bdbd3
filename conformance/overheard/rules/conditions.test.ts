import { expect, test } from 'vitest'
import type { Test } from '../listing/condition.ts'
import { conditionText } from './conditions.ts'

const TEST: Test = {
  ...{ kind: 'test', path: ['seats'], operator: '$lt', operand: '40', clause: 'content.filters.lt' },
  ...{ isNegated: false, isOptional: false, isDescribed: true },
}

const ROWS: readonly (readonly [fact: string, of: Partial<Test>, text: string])[] = [
  ['an operand stands as it was written', {}, 'seats $lt 40'],
  ['one with spaces is quoted', { operand: 'Casa Luna' }, 'seats $lt "Casa Luna"'],
  ['so is one of nothing', { operand: '' }, 'seats $lt ""'],
  ['several stand in brackets', { operator: '$in', operand: ['40', '4,1'] }, 'seats $in [40, "4,1"]'],
  ['presence is true', { operator: '$notNull', operand: true }, 'seats $notNull true'],
  ['a negation says not', { isNegated: true, path: ['chef', 'rank'] }, 'not chef.rank $lt 40'],
]

test.each(ROWS)('%s', (_, of, text) => expect(conditionText({ ...TEST, ...of })).toBe(text))

test('groups are joined by their words', () => {
  const clause = 'content.filters.or'
  expect(conditionText({ kind: 'any', of: [TEST, { kind: 'unclear' }], clause })).toBe(
    '(seats $lt 40) or (…)',
  )
})
