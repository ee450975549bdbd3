import { type GraphQLScalarType, parseValue as literal } from 'graphql'
import { describe, expect, test } from 'vitest'
import { dateScalar, dateTimeScalar, timeScalar } from './dates.ts'
import { jsonScalar } from './json.ts'
import { localeCodeScalar, localeLiteral } from './locale-code.ts'
import { longScalar } from './long.ts'
import { uploadScalar } from './upload.ts'

type Outcome = { readonly is: unknown } | { readonly refused: string }

const is = (value: unknown): Outcome => ({ is: value })
const refused = (message: string): Outcome => ({ refused: message })

function outcome(read: () => unknown): Outcome {
  try {
    return is(read())
  } catch (error) {
    return refused(error instanceof Error ? error.message : '')
  }
}

const locale = localeCodeScalar(localeLiteral, () => ['en', 'own code'])

const NOT_DATE = (value: string) => refused(`Date cannot represent non string type ${value}`)
const NO_DAY = (value: string) => refused(`Date cannot represent an invalid date-string ${value}.`)
const NOT_INSTANT = (value: string) => refused(`DateTime cannot represent non string or Date type ${value}`)
const NO_INSTANT = (value: string) =>
  refused(`DateTime cannot represent an invalid date-time-string ${value}.`)
const NO_TIME = refused('Invalid time format, expected HH:mm:ss.SSS')
const NO_LONG = (value: string) => refused(`BigInt cannot represent value: ${value}`)

describe('a value that is written in a document', () => {
  const rows: readonly (readonly [scalar: GraphQLScalarType, written: string, outcome: Outcome])[] = [
    [dateScalar, '"2024-02-29"', is('2024-02-29')],
    [dateScalar, '"2023-02-29"', NO_DAY('2023-02-29')],
    [dateScalar, '"2024-2-9"', NO_DAY('2024-2-9')],
    [dateScalar, '"x2024-02-29"', NO_DAY('x2024-02-29')],
    [dateScalar, '"2024-02-29x"', NO_DAY('2024-02-29x')],
    [dateScalar, '"2024-13-01"', NO_DAY('2024-13-01')],
    [dateScalar, '7', NOT_DATE('7')],
    [dateScalar, '[1]', NOT_DATE('undefined')],
    [dateScalar, '{a: 1}', NOT_DATE('undefined')],
    [timeScalar, '"10:30:00"', is('10:30:00.000')],
    [timeScalar, '"23:59:59.1"', is('23:59:59.100')],
    [timeScalar, '"23:59:59.123"', is('23:59:59.123')],
    [timeScalar, '"23:59:59.1234"', NO_TIME],
    [timeScalar, '"24:00:00"', NO_TIME],
    [timeScalar, '"10:30"', NO_TIME],
    [timeScalar, '7', refused('Time cannot represent non string type')],
    [dateTimeScalar, '"2024-02-29T10:00:00Z"', is('2024-02-29T10:00:00.000Z')],
    [dateTimeScalar, '"2024-02-29t11:00:00.5+01:00"', is('2024-02-29T10:00:00.500Z')],
    [dateTimeScalar, '"2024-02-29T24:00:00Z"', NO_INSTANT('2024-02-29T24:00:00Z')],
    [dateTimeScalar, '"2023-02-29T10:00:00Z"', NO_INSTANT('2023-02-29T10:00:00Z')],
    [dateTimeScalar, '"2024-02-29"', NO_INSTANT('2024-02-29')],
    [dateScalar, '"+012024-02-29"', NO_DAY('+012024-02-29')],
    [dateTimeScalar, '7', NOT_INSTANT('7')],
    [dateTimeScalar, 'true', NOT_INSTANT('true')],
    [dateTimeScalar, '[1]', NOT_INSTANT('undefined')],
    [longScalar, '5', is(5)],
    [longScalar, '"5"', is(5)],
    [longScalar, '9007199254740991', is(9007199254740991)],
    [longScalar, '9007199254740993', is('9007199254740993')],
    [longScalar, '"05"', NO_LONG('05')],
    [longScalar, '"x"', refused('Cannot convert x to a BigInt')],
    [longScalar, 'true', refused('Cannot convert true to a BigInt')],
    [longScalar, '[1]', refused('BigInt cannot represent non-integer value: [1]')],
    [longScalar, 'null', refused('BigInt cannot represent non-integer value: null')],
    [jsonScalar, '[1, 1.5, "x", true, null, A, {a: [1]}]', is([1, 1.5, 'x', true, null, 'A', { a: [1] }])],
    [locale, '"en"', is('en')],
    [locale, '"all"', is('all')],
    [locale, '"own code"', is('own code')],
    [locale, '"fr"', is('fr')],
    [locale, '"fr-CA"', is('fr-CA')],
    [locale, '"fr-ca"', refused('Unknown locale supplied')],
    [locale, '"zz"', refused('Unknown locale supplied')],
    [locale, '"other code"', refused('Unknown locale supplied')],
    [locale, 'en', refused('Locale cannot represent non string type')],
    [uploadScalar, '"x"', refused('Upload literal unsupported.')],
  ]
  test.each(rows)('%s reads %s: %j', (scalar, written, expected) => {
    expect(outcome(() => scalar.parseLiteral(literal(written)))).toEqual(expected)
  })

  test('JSON takes variables from inside of a literal', () => {
    const written = literal('{a: $v, b: [$none]}')
    expect(jsonScalar.parseLiteral(written, { v: [1] })).toEqual({ a: [1], b: [undefined] })
    expect(jsonScalar.parseLiteral(written)).toEqual({ a: undefined, b: [undefined] })
  })

  test('a refusal says where in the document', () => {
    for (const scalar of [dateScalar, dateTimeScalar]) {
      for (const written of ['7', '"x"']) {
        const reading = () => scalar.parseLiteral(literal(written))
        expect(reading).toThrow(expect.objectContaining({ positions: [0] }))
      }
    }
    expect(() => longScalar.parseLiteral(literal('[1]'))).toThrow(expect.objectContaining({ positions: [0] }))
    expect(() => uploadScalar.parseLiteral(literal('1'))).toThrow(expect.objectContaining({ positions: [0] }))
  })
})

describe('a value of a variable', () => {
  const rows: readonly (readonly [scalar: GraphQLScalarType, value: unknown, outcome: Outcome])[] = [
    [dateScalar, '2024-02-29', is('2024-02-29')],
    [dateScalar, 7, NOT_DATE('7')],
    [dateScalar, null, NOT_DATE('null')],
    [dateScalar, '2024-02-30', NO_DAY('2024-02-30')],
    [timeScalar, '10:30:00', is('10:30:00.000')],
    [timeScalar, 7, NO_TIME],
    [dateTimeScalar, '2024-02-29T10:00:00Z', is('2024-02-29T10:00:00.000Z')],
    [dateTimeScalar, 7, NOT_INSTANT('7')],
    [dateTimeScalar, {}, NOT_INSTANT('{}')],
    [longScalar, 5, is(5)],
    [longScalar, '-9007199254740993', is('-9007199254740993')],
    [longScalar, '1.5', refused('Cannot convert 1.5 to a BigInt')],
    [jsonScalar, { a: [null] }, is({ a: [null] })],
    [locale, 'any text', is('any text')],
    [uploadScalar, 'x', refused('Upload value invalid.')],
  ]
  test.each(rows)('%s reads %j: %j', (scalar, value, expected) => {
    expect(outcome(() => scalar.parseValue(value))).toEqual(expected)
  })
})

describe('a value in an answer', () => {
  const rows: readonly (readonly [scalar: GraphQLScalarType, value: unknown, outcome: Outcome])[] = [
    [dateScalar, '2024-02-29', is('2024-02-29')],
    [dateScalar, 'x', NO_DAY('x')],
    [timeScalar, '10:30:00.5', is('10:30:00.500')],
    [timeScalar, 'x', NO_TIME],
    [dateTimeScalar, '2024-02-29T12:00:00+02:00', is('2024-02-29T10:00:00.000Z')],
    [dateTimeScalar, 0, is('1970-01-01T00:00:00.000Z')],
    [dateTimeScalar, new Date(0), is('1970-01-01T00:00:00.000Z')],
    [dateTimeScalar, new Date(Number.NaN), refused('DateTime cannot represent an invalid Date instance')],
    [dateTimeScalar, Number.NaN, refused('DateTime cannot represent an invalid Date instance')],
    [dateTimeScalar, true, NOT_INSTANT('true')],
    [dateTimeScalar, 'x', NO_INSTANT('x')],
    [longScalar, '12345678901234567890', is('12345678901234567890')],
    [longScalar, '5', is(5)],
    [longScalar, 1.5, refused('Cannot convert 1.5 to a BigInt')],
    [jsonScalar, [null], is([null])],
    [locale, 'en', is('en')],
    [uploadScalar, 'x', refused('Upload serialization unsupported.')],
  ]
  test.each(rows)('%s shows %j: %j', (scalar, value, expected) => {
    expect(outcome(() => scalar.serialize(value))).toEqual(expected)
  })
})
