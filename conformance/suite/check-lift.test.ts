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
  ['what a list has no members of', { list: '', about: { of: 'fields', named: 'a' } }, 'fields'],
  ['a schema that is asked for entries', { introspect: '<Type>', about: 'entries' }, 'entries'],
] as const)('%s is refused', (_, lift, found) => {
  expect(checkLift([lift], 'a.yaml').map(problem => problem.found)).toEqual([expect.stringContaining(found)])
})

test('what binds its names is not', () => {
  const needs = { relation: ['relations'], field: ['texts'] }
  const list = 'filters[<relation>][<field>][$eq]=<swapped value>&locale=<locale>'
  expect(checkLift([{ with: needs, list, about: 'entries' }], 'a.yaml')).toEqual([])
})

test('kinds of attributes stand for their names where the schema is asked', () => {
  const about = { of: 'inputFields', named: ['<boolean>', 'createdAt'] } as const
  expect(checkLift([{ introspect: '<Type>Input', about }], 'a.yaml')).toEqual([])
})
