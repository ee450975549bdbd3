import { describe, expect, test } from 'vitest'
import { misreadingsOf } from './misreadings.ts'

describe('what tells a server that reads values otherwise', () => {
  test.each([
    ['without accents', 'string', 'Crème brûlée', 'Creme brulee'],
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

  test('is no value that occurs, and nothing where none does', () => {
    expect(misreadingsOf('integer', ['9', '40']).get('by its letters')).toEqual(['90'])
    expect(misreadingsOf('string', [])).toEqual(new Map())
    expect(misreadingsOf('boolean', ['true', 'false'])).toEqual(new Map())
  })
})
