import { describe, expect, test } from 'vitest'
import { listOperators } from '../targets/oracle.ts'
import { misreadingsOf, tells } from './misreadings.ts'
import { operatorsOf } from './vocabulary.ts'

describe('what tells a server that reads values otherwise', () => {
  test.each([
    ['without accents', 'string', 'Crème brûlée', 'Creme brulee'],
    ['in ASCII', 'string', 'Crème', 'cRÈME'],
    ['as a pattern', 'string', 'Flat bread', 'F_at bread'],
    ['the end as a pattern', 'text', 'Flat bread', 'b%ead'],
    ['trimmed', 'string', 'Flat', 'Flat '],
    ['as a double', 'biginteger', '9007199254740993', '9007199254740992'],
    ['as a text', 'integer', '40', '9'],
    ['as a text below zero', 'integer', '-3', '-30'],
    ['as a whole number', 'decimal', '4.5', '4'],
    ['by the second', 'datetime', '2024-02-01T10:00:00.500Z', '2024-02-01T10:00:00.000Z'],
    ['by its letters', 'datetime', '2024-02-01T10:00:00.500Z', '2024-02-01T11:00:00.500+01:00'],
  ] as const)('%s', (_, kind, value, operand) => {
    expect([...misreadingsOf(kind, [value]).values()].flat()).toContain(operand)
  })

  test('is not the value itself, and nothing where none occurs', () => {
    expect(misreadingsOf('string', ['Flat']).get('without accents')).toBe(undefined)
    expect(misreadingsOf('integer', ['9', '40']).get('by its letters')).toEqual(['90', '9'])
    expect(misreadingsOf('string', [])).toEqual(new Map())
    expect(misreadingsOf('boolean', ['true', 'false'])).toEqual(new Map())
  })
})

test.each([
  ['$gt', 'as a double', 'biginteger', '9007199254740993', '9007199254740992', true],
  ['$gt', 'as a double', 'biginteger', '9007199254740993', '9007199254740994', false],
  ['$lt', 'by its letters', 'integer', '-3', '-1', true],
  ['$lt', 'by its letters', 'integer', '-3', '-30', true],
  ['$eq', 'by its letters', 'integer', '-3', '-1', false],
  ['$gt', 'by the second', 'datetime', '2024-02-01T10:00:00.500Z', '2024-02-01T10:00:00.000Z', true],
  ['$lt', 'by the second', 'datetime', '2024-02-01T10:00:00.000Z', '2024-02-01T10:00:00.001Z', true],
  ['$gt', 'by the second', 'datetime', '2024-02-01T10:00:00.000Z', '2024-02-01T10:00:00.001Z', false],
  ['$eqi', 'in ASCII', 'string', 'Crème', 'cRÈME', true],
  ['$eq', 'in ASCII', 'string', 'Crème', 'cRÈME', false],
  ['$nei', 'without accents', 'string', 'Crème', 'Creme', true],
  ['$startsWith', 'trimmed behind', 'string', 'Flat bread', 'Flat ', false],
  ['$startsWith', 'trimmed behind', 'string', 'Flat', 'Flat ', true],
] as const)(
  '%s and a value read %s: a %s that is %s, compared with %s',
  async (operator, way, kind, stored, operand, is) => {
    const { keeps } = operatorsOf(await listOperators())
    expect(tells(operator, { way, kind, operand, occurring: [stored] }, keeps)).toBe(is)
  },
)
