import fc from 'fast-check'
import type { ScalarKind } from './queried-world.ts'

/** Texts that are often handled wrongly, whatever the attribute is. */
const ODD = [
  ...[
    '',
    ' ',
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    'NaN',
    'x',
    'A',
    '%',
    '_',
    '\\',
    "'",
    '"',
  ],
  ...['ß', 'İ', 'é', '😀', 'undefined', '[]', '{}', '*', ',', '9007199254740993', '99999999999999999999'],
]

const DATES = ['2024-02-29', '1999-12-31', '2024-02-30']
const TIMES = ['18:00', '18:00:00', '00:00:00.000']
const MOMENTS = [
  '2024-02-29T23:59:59.999Z',
  '2024-02-01',
  '2024-02-01T10:00:00+02:00',
  '1970-01-01T00:00:00Z',
  '0',
]
const NUMBERS = ['0', '1', '-1', '2', '40', '1000000']

/** What an attribute of a type is compared with when nothing else is known of it. */
const TYPICAL: Readonly<Partial<Record<ScalarKind, readonly string[]>>> = {
  boolean: ['true', 'false'],
  integer: NUMBERS,
  biginteger: NUMBERS,
  float: NUMBERS,
  decimal: NUMBERS,
  date: DATES,
  time: TIMES,
  datetime: MOMENTS,
  timestamp: MOMENTS,
}

/** Values that occur, values near to them, and once in a while values of another type. */
export function operandOf(type: ScalarKind, occurring: readonly string[]): fc.Arbitrary<string> {
  const typical = TYPICAL[type] ?? []
  const known = [...occurring, ...typical]
  if (known.length === 0) return fc.constantFrom(...ODD)
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...known) },
    { weight: isTextual(type) ? 20 : 2, arbitrary: nearTo(known) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  )
}

/** A value that is almost one that occurs: other case, a part, a neighbour. */
function nearTo(known: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({ change: fc.constantFrom(...CHANGES), at: fc.nat({ max: 8 }) })
  return fc
    .record({ value: fc.constantFrom(...known), changes: fc.array(change, { minLength: 1, maxLength: 2 }) })
    .map(({ value, changes }) => changes.reduce((text, { change, at }) => change(text, at), value))
}

/** For operators that do not mind case. */
export function inAnyCase(operand: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .record({ text: operand, change: fc.constantFrom(asItIs, upper, lower) })
    .map(({ text, change }) => change(text))
}

/** Every letter in its other case. */
export function inOtherCase(text: string): string {
  return Array.from(text, letter => {
    const upper = letter.toUpperCase()
    return letter === upper ? letter.toLowerCase() : upper
  }).join('')
}

const asItIs = (text: string) => text
const upper = (text: string) => text.toUpperCase()
const lower = (text: string) => text.toLowerCase()

/** Whether a type has no typical values of its own: its values are words. */
export function isTextual(type: ScalarKind): boolean {
  return TYPICAL[type] === undefined
}

const CHANGES: readonly ((value: string, at: number) => string)[] = [
  upper,
  lower,
  (value, at) => characters(value, 0, 1 + at),
  (value, at) => characters(value, -1 - at),
  (value, at) => characters(value, at, at + 2),
  (value, at) => `${value}${at}`,
  value => ` ${value}`,
  value => neighbour(value, 1),
  value => neighbour(value, -1),
]

/** The next number; of a text one with another last character. */
function neighbour(value: string, step: number): string {
  const number = Number(value)
  if (value !== '' && Number.isSafeInteger(number + step)) return String(number + step)
  const last = characters(value, -1).codePointAt(0)
  return last === undefined
    ? value
    : characters(value, 0, -1) + String.fromCodePoint(Math.max(32, last + step))
}

/** Of whole characters: half of one can be sent in no text. */
function characters(value: string, from: number, to?: number): string {
  return Array.from(value).slice(from, to).join('')
}
