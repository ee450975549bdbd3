import { expect, test } from 'vitest'
import { listOperators } from '../targets/oracle.ts'
import { tellingOperands } from './telling-operands.ts'
import { operatorsOf } from './vocabulary.ts'

const TITLES = { kind: 'string', occurring: ['Opening night', 'open', 'Menu'] } as const
const VIEWS = { kind: 'integer', occurring: ['3', '10', '200'] } as const

test.each([
  ['$eq', TITLES, '$eqi'],
  ['$eqi', TITLES, '$eq'],
  ['$contains', TITLES, '$containsi'],
  ['$contains', TITLES, '$startsWith'],
  ['$endsWithi', TITLES, '$containsi'],
  ['$endsWithi', TITLES, '$endsWith'],
  ['$lt', VIEWS, '$lte'],
  ['$gte', VIEWS, '$gt'],
] as const)('%s is given what tells it from another', async (operator, place, other) => {
  const operators = operatorsOf(await listOperators())
  const operands = tellingOperands(operator, place, operators)
  const isNumber = place.kind === 'integer'
  const kept = (name: string, operand: string) =>
    place.occurring.filter(value =>
      isNumber
        ? operators.keeps(name, Number(value), Number(operand))
        : operators.keeps(name, value, operand),
    )
  expect(operands.some(it => kept(operator, it).join() !== kept(other, it).join())).toBe(true)
})

test('no more operands are given than tell something', async () => {
  const operators = operatorsOf(await listOperators())
  expect(tellingOperands('$lt', VIEWS, operators)).toHaveLength(1)
  expect(tellingOperands('$eq', { kind: 'string', occurring: [] }, operators)).toEqual([])
})
