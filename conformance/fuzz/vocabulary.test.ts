import { expect, test } from 'vitest'
import { listOperators } from '../targets/oracle.ts'
import { NOT, operatorsOf } from './vocabulary.ts'

test('the operators are in the order that seeds rest on', async () => {
  const { keeps: _, ...names } = operatorsOf(await listOperators())
  expect(names).toEqual({
    comparing: ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'],
    textual: ['$contains', '$notContains', '$startsWith', '$endsWith', '$eq', '$ne'],
    folding: ['$containsi', '$notContainsi', '$startsWithi', '$endsWithi', '$eqi', '$nei'],
    listing: ['$in', '$notIn'],
    counted: [{ name: '$between', length: 2 }],
    presence: ['$null', '$notNull'],
    groups: ['$and', '$or'],
  })
})

test('queries speak of every operator that the reference has', async () => {
  const all = await listOperators()
  const { counted, keeps: _, ...named } = operatorsOf(all)
  const used = [...Object.values(named).flat(), ...counted.map(({ name }) => name), NOT]
  expect(new Set(used)).toEqual(new Set(all.map(({ name }) => name)))
})

test.each([
  ['$gt', 10, 9, true],
  ['$eqi', 'Flat', 'FLAT', true],
  ['$notContainsi', 'Flat', 'LA', false],
  ['$startsWith', 'Flat', 'fl', false],
  ['$in', 1, 1, null],
])('%s and %s compared with %s', async (operator, stored, operand, is) => {
  expect(operatorsOf(await listOperators()).keeps(operator, stored, operand)).toBe(is)
})
