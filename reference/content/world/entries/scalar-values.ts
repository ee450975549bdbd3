import { Password } from '../../../world/password.ts'
import type { ScalarAttribute, ScalarType } from '../../model/types.ts'
import { storedDate, storedDatetime, storedTime, storedTimestamp } from './dates.ts'

/** Why a value cannot be stored: what the attribute takes instead, in words. */
export class Refusal {
  readonly expected: string

  constructor(expected: string) {
    this.expected = expected
  }
}

/** The stored form of a JSON value that is not null, or a refusal. */
export type ReadScalar = (value: unknown) => unknown

const text = (value: unknown) => (typeof value === 'string' ? value : NOT_TEXT)
const json = (value: unknown) => value
const number = (value: unknown) => (typeof value === 'number' ? value : NOT_NUMBER)

const NOT_TEXT = new Refusal('text')
const NOT_NUMBER = new Refusal('a number')
const NOT_INTEGER = new Refusal('a whole number')
const NOT_BIG_INTEGER = new Refusal('a whole number, or its decimal text')
const NOT_BOOLEAN = new Refusal('true or false')
const NOT_BLOCKS = new Refusal('a list of blocks')
const NOT_DATE = new Refusal('a date, YYYY-MM-DD')
const NOT_TIME = new Refusal('a time, HH:mm:ss.SSS')
const NOT_DATETIME = new Refusal('a date and time, YYYY-MM-DDTHH:mm:ss.SSSZ')
const NOT_TIMESTAMP = new Refusal('milliseconds since the epoch, or a date and time')

const READERS: Readonly<Record<Exclude<ScalarType, 'enumeration'>, ReadScalar>> = {
  string: text,
  text,
  richtext: text,
  email: text,
  password: value => (typeof value === 'string' ? Password.of(value) : NOT_TEXT),
  uid: text,
  integer: value => (Number.isInteger(value) ? value : NOT_INTEGER),
  biginteger: storedBigInteger,
  float: number,
  decimal: number,
  date: value => (typeof value === 'string' && storedDate(value)) || NOT_DATE,
  time: value => (typeof value === 'string' && storedTime(value)) || NOT_TIME,
  datetime: value => (typeof value === 'string' && storedDatetime(value)) || NOT_DATETIME,
  timestamp: value => (isTextOrNumber(value) && storedTimestamp(value)) || NOT_TIMESTAMP,
  boolean: value => (typeof value === 'boolean' ? value : NOT_BOOLEAN),
  json,
  blocks: value => (Array.isArray(value) ? value : NOT_BLOCKS),
}

/** How values of an attribute are read. Only the form counts: rules such as `required` do not bind what is stored. */
export function scalarReader(attribute: ScalarAttribute): ReadScalar {
  return attribute.type === 'enumeration' ? enumerationReader(attribute.enum ?? []) : READERS[attribute.type]
}

/** UNDOCUMENTED: an enumeration may also be left empty (observed: Strapi 4.26.2 stores and returns the empty text). */
function enumerationReader(values: readonly string[]): ReadScalar {
  const known = new Set<unknown>([...values, ''])
  const refusal = new Refusal(`one of ${values.join(', ')}`)
  return value => (known.has(value) ? value : refusal)
}

const MOST = 2n ** 63n - 1n
const LEAST = -(2n ** 63n)

/** Of 64 bits: one beyond them was read off as a double, which rounds the greatest and the least to what is none. */
function storedBigInteger(value: unknown): unknown {
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? withinBits(BigInt(value)) : NOT_BIG_INTEGER
  return Number.isSafeInteger(value) ? String(value) : NOT_BIG_INTEGER
}

function withinBits(value: bigint): string {
  return String(value > MOST ? MOST : value < LEAST ? LEAST : value)
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
