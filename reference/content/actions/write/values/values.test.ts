import { describe, expect, test } from 'vitest'
import type { ScalarAttribute, ScalarType } from '../../../model/types.ts'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { readScalar } from '../reading/read-scalar.ts'
import { valueRule } from './value-rules.ts'

const context = libraryContext()

/** What a value that is sent for an attribute of a type comes to: its stored form, or the messages against it. */
function written(type: ScalarType, given: unknown, more: Partial<ScalarAttribute> = {}): unknown {
  const attribute: ScalarAttribute = {
    kind: 'scalar',
    name: 'it',
    type,
    required: false,
    private: false,
    localized: true,
    unique: false,
    ...more,
  }
  const schema = typeNamed('book', context)
  const scope = { schema, path: 'it', mode: 'creation', isDraft: false, stored: null, context } as const
  const { value, faults } = readScalar(given, { ...scope, attribute })
  if (faults.length > 0) return faults.map(({ message }) => message)
  return value === null || value === undefined ? value : valueRule(type, context).store(value, attribute)
}

describe('values that are taken', () => {
  const rows: readonly [type: ScalarType, given: unknown, stored: unknown][] = [
    ['string', ' a ', ' a '],
    ['integer', '5', 5],
    ['integer', ' 1 2 ', 12],
    ['integer', '0x10', 16],
    ['integer', [7, 8], 7],
    ['float', '1e3', 1000],
    ['decimal', '.5', 0.5],
    ['boolean', 'TRUE', true],
    ['boolean', 0, false],
    ['biginteger', 5, '5'],
    ['biginteger', '+9007199254740993', '9007199254740993'],
    ['biginteger', '9223372036854775807', '9223372036854775807'],
    ['biginteger', '-9223372036854775808', '-9223372036854775808'],
    ['date', '2024-02-29T10:00', '2024-02-29'],
    ['time', '10:00:00', '10:00:00.000'],
    ['time', '10:00:00.25', '10:00:00.250'],
    ['datetime', '2024-01-01T00:00:00+02:00', '2023-12-31T22:00:00.000Z'],
    ['datetime', 0, '1970-01-01T00:00:00.000Z'],
    ['timestamp', '2024-01-01', '1704067200000'],
    ['json', '{"a":1}', '{"a":1}'],
    ['blocks', 'text', null],
    ['blocks', {}, null],
    ['string', null, null],
    ['integer', undefined, undefined],
  ]
  test.each(rows)('%s takes %j as %j', (type, given, stored) => {
    expect(written(type, given)).toEqual(stored)
  })
})

describe('values of another type', () => {
  const rows: readonly [type: ScalarType, given: unknown, message: string][] = [
    ['string', 5, 'it must be a `string` type, but the final value was: `5`.'],
    ['text', ['a'], 'it must be a `string` type, but the final value was: `[\n  "\\"a\\""\n]`.'],
    [
      'integer',
      'abc',
      'it must be a `number` type, but the final value was: `NaN` (cast from the value `"abc"`).',
    ],
    ['float', '', 'it must be a `number` type, but the final value was: `NaN` (cast from the value `""`).'],
    ['boolean', 'yes', 'it must be a `boolean` type, but the final value was: `"yes"`.'],
    ['integer', 1.5, 'it must be an integer'],
    ['email', '', 'it cannot be empty'],
    ['uid', 'a b', 'it must match the following: "/^[A-Za-z0-9-_.~]*$/"'],
  ]
  test.each(rows)('%s refuses %j', (type, given, message) => {
    expect(written(type, given)).toEqual([message])
  })

  test('an enumeration that is no text is refused for both', () => {
    expect(written('enumeration', {}, { enum: ['a', 'b'] })).toEqual([
      'it must be a `string` type, but the final value was: `{}`.',
      'it must be one of the following values: a, b, ',
    ])
  })
})

describe('values that cannot be stored', () => {
  const rows: readonly [type: ScalarType, given: unknown, message: string][] = [
    ['date', '2023-02-29', 'Invalid date'],
    ['date', '2024-1-1', 'Invalid format, expected yyyy-MM-dd'],
    ['date', 5, 'Invalid format, expected yyyy-MM-dd'],
    ['time', '10:00', 'Invalid time format, expected HH:mm:ss.SSS'],
    ['time', 5, 'Expected a string, got a number'],
    ['datetime', true, 'Invalid format, expected a timestamp or an ISO date'],
    ['timestamp', 'abc', 'Invalid format, expected a timestamp or an ISO date'],
    ['biginteger', 'abc', 'Invalid parameter it: expected a whole number of 64 bits, found "abc"'],
    [
      'biginteger',
      '9223372036854775808',
      'Invalid parameter it: expected a whole number of 64 bits, found "9223372036854775808"',
    ],
  ]
  test.each(rows)('%s refuses %j', (type, given, message) => {
    expect(() => written(type, given)).toThrow(message)
  })
})

describe('a required value', () => {
  const required = { required: true }
  test.each<[ScalarType, unknown, string]>([
    ['string', undefined, 'it must be defined.'],
    ['string', null, 'it must be a `string` type, but the final value was: `null`.'],
    ['integer', null, 'it must be a `number` type, but the final value was: `NaN`.'],
    ['biginteger', null, 'it must be defined.'],
    ['json', undefined, 'it must be defined.'],
    ['blocks', 5, 'it must be a `array` type, but the final value was: `null` (cast from the value `5`).'],
  ])('%s refuses %j', (type, given, message) => {
    expect(written(type, given, required)).toEqual([message])
  })
})

test.each(['9223372036854775808', '-9223372036854775809', 'x', '1.5'])(
  '%s is no whole number of 64 bits',
  given => {
    expect(() => written('biginteger', given)).toThrow('expected a whole number of 64 bits')
  },
)
