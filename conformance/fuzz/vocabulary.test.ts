import { expect, test } from 'vitest'
import { listOperators } from '../targets/oracle.ts'
import { NOT, operatorsOf } from './vocabulary.ts'

test('the operators are in the order that seeds rest on', async () => {
  expect(operatorsOf(await listOperators())).toEqual({
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
  const { counted, ...named } = operatorsOf(all)
  const used = [...Object.values(named).flat(), ...counted.map(({ name }) => name), NOT]
  expect(new Set(used)).toEqual(new Set(all.map(({ name }) => name)))
})
