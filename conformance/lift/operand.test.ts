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
  ['wild part', 'plain', 'l_i'],
  ['spaced value', 'plain', ' plain'],
])('<%s> of %s is %s', (name, value, operand) => {
  expect(operandOf(name, { value, values: VALUES, beside: [] })).toBe(operand)
})

test.each([
  ['a letter that becomes another one when it is folded back stays', 'swapped value', 'İ'],
  ['digits have no case', 'swapped value', '100'],
  ['a text of two letters has no part', 'part', 'ab'],
  ['a number has no blank in front', 'spaced value', 7],
])('%s', (_, name, value) => {
  expect(operandOf(name, { value, values: [value], beside: [] })).toBeUndefined()
})

test('values are chosen that show different things', () => {
  expect(tellingValues(['aa', 'bb', 'Ärger', 'x%', 'cc'], 3)).toEqual(expect.arrayContaining(['Ärger', 'x%']))
})

test.each([
  ['a value stands apart from those that begin with other letters', 'Oak', ['Oak', 'Elm'], 'Oak'],
  ['not from one that begins like it', 'Oak', ['Oak', 'Oakum'], undefined],
  [
    'not from one in another case: large letters come before small ones, or among them',
    'Oak',
    ['Oak', 'elm'],
    undefined,
  ],
])('%s', (_, value, values, operand) => {
  expect(operandOf('apart', { value, values, beside: [] })).toBe(operand)
})
