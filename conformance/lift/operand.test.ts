import { expect, test } from 'vitest'
import { operandOf, tellingValues } from './operand.ts'

const VALUES = ['Crème brûlée', 'plain', '100 %_off', 'İzmir']

test.each([
  ['value', 'plain', 'plain'],
  ['swapped value', 'Crème brûlée', 'cRÈME BRÛLÉE'],
  ['part', '100 %_off', '0 %_o'],
  ['start', 'plain', 'pla'],
  ['end', 'plain', 'ain'],
  ['other', 'plain', '100 %_off'],
  ['low', 'plain', 'Crème brûlée'],
  ['none', 'plain', 'plain-zzz'],
])('<%s> of %s is %s', (name, value, operand) => {
  expect(operandOf(name, { value, values: VALUES, beside: [] })).toBe(operand)
})

test.each([
  ['a letter that becomes another one when it is folded back stays', 'swapped value', 'İ'],
  ['digits have no case', 'swapped value', '100'],
  ['a text of two letters has no part', 'part', 'ab'],
])('%s', (_, name, value) => {
  expect(operandOf(name, { value, values: [value], beside: [] })).toBeUndefined()
})

test('values are chosen that show different things', () => {
  expect(tellingValues(['aa', 'bb', 'Ärger', 'x%', 'cc'], 3)).toEqual(expect.arrayContaining(['Ärger', 'x%']))
})
