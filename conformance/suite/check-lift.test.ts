import { expect, test } from 'vitest'
import { checkLift } from './check-lift.ts'

test.each([
  ['a kind that there is not', { with: { attribute: ['strings'] }, list: '', about: 'every' }, 'strings'],
  ['a placeholder that nobody binds', { list: 'sort=<attribute>', about: 'order' }, '<attribute>'],
  [
    'an operand that there is not',
    { with: { attribute: ['texts'] }, list: '<valu>', about: 'every' },
    '<valu>',
  ],
] as const)('%s is refused', (_, lift, found) => {
  expect(checkLift([lift], 'a.yaml').map(problem => problem.found)).toEqual([expect.stringContaining(found)])
})

test('what binds its names is not', () => {
  const needs = { relation: ['relations'], field: ['texts'] }
  const list = 'filters[<relation>][<field>][$eq]=<swapped value>&locale=<locale>'
  expect(checkLift([{ with: needs, list, about: 'entries' }], 'a.yaml')).toEqual([])
})
