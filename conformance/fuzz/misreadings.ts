import { inOtherCase, isTextual } from './operands.ts'
import type { ScalarKind } from './queried-world.ts'
import type { Operators, Read } from './vocabulary.ts'

/** How a server may read values as something else than they are; null: in a way that is not as easily said. */
const READINGS = {
  'without accents': withoutAccents,
  'in ASCII': inAscii,
  'as a pattern': null,
  'trimmed behind': text => text.trimEnd(),
  'trimmed in front': text => text.trimStart(),
  'as its neighbour': null,
  'as a whole number': text => Math.trunc(Number(text)),
  'as a double': Number,
  'by its letters': text => text,
  'by its letters, below zero': text => text,
  'as it is written': text => text,
  'by the minute': null,
  'by the second': text => Math.floor(Date.parse(text) / 1000),
  'by the day': text => Math.floor(Date.parse(text) / 86_400_000),
} satisfies Readonly<Record<string, ((text: string) => Read) | null>>

export type Way = keyof typeof READINGS

/**
 * What values are compared with to tell a server that reads them as something else: texts without accents, as patterns or
 * trimmed, numbers as texts, as whole ones or no more exact than a double, moments by the second or by their letters. None
 * where no value that occurs would tell.
 */
export function misreadingsOf(kind: ScalarKind, occurring: readonly string[]): Misreadings {
  const near = isTextual(kind) ? nearTexts : (NEAR[kind] ?? (() => []))
  const values = new Map<Way, Set<string>>()
  for (const value of occurring.slice(0, MOST_VALUES))
    for (const [way, operand] of near(value))
      if (operand !== value) values.set(way, (values.get(way) ?? new Set()).add(operand))
  return new Map([...values].map(([way, operands]) => [way, [...operands]]))
}

/** More say nothing new. */
const MOST_VALUES = 200

/** Whether an operator keeps something else with an operand if all values of an attribute are misread in a way. */
export function tells(
  operator: string,
  { way, kind, operand, occurring }: Misread,
  keeps: Operators['keeps'],
): boolean {
  const misread: ((text: string) => Read) | null = READINGS[way]
  if (misread === null) return true
  const read = readAs(kind)
  return occurring
    .slice(0, MOST_VALUES)
    .some(
      stored =>
        keeps(operator, read(stored), read(operand)) !== keeps(operator, misread(stored), misread(operand)),
    )
}

interface Misread {
  readonly way: Way
  readonly kind: ScalarKind
  readonly operand: string
  /** Values of the attribute. */
  readonly occurring: readonly string[]
}

/** How values of a kind are compared. */
export function readAs(kind: ScalarKind): (text: string) => Read {
  return READ[kind] ?? (text => text)
}

const READ: Readonly<Partial<Record<ScalarKind, (text: string) => Read>>> = {
  integer: Number,
  biginteger: text => (/^-?\d+$/.test(text) ? BigInt(text) : text),
  float: Number,
  decimal: Number,
  datetime: Date.parse,
  timestamp: Date.parse,
}

function isBeyondAscii(text: string): boolean {
  return Array.from(text).some(letter => letter > '\x7f')
}

/** Letters outside of ASCII are what they are: their case counts. */
function inAscii(text: string): string {
  return Array.from(text, letter => (letter > '\x7f' ? `<${letter.codePointAt(0)}>` : letter)).join('')
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '')
}

export type Misreadings = ReadonlyMap<Way, readonly string[]>

type Near = readonly (readonly [Way, string])[]

const NEAR: Readonly<Partial<Record<ScalarKind, (value: string) => Near>>> = {
  integer: nearNumbers,
  biginteger: nearNumbers,
  float: nearNumbers,
  decimal: nearNumbers,
  time: value => told('by the minute', [value.slice(0, 5), value.slice(0, 8)]),
  datetime: nearMoments,
  timestamp: nearMoments,
}

function told(way: Way, values: readonly string[]): Near {
  return values.map(value => [way, value] as const)
}

/** So many characters of a text are an end of it. */
const END = 5

function nearTexts(value: string): Near {
  const letters = Array.from(value)
  if (letters.length < 3) return []
  const [head, tail] = [letters.slice(0, END), letters.slice(-END)]
  const patterns = [letters, head, tail].flatMap(part => ['_', '%'].map(sign => part.with(1, sign).join('')))
  return [
    ...told('without accents', [withoutAccents(value)]),
    ...told(
      'in ASCII',
      [letters, head, tail]
        .map(part => part.join(''))
        .filter(isBeyondAscii)
        .map(inOtherCase),
    ),
    ...told('as a pattern', patterns),
    ...told(
      'trimmed behind',
      [value, head.join('')].map(text => `${text} `),
    ),
    ...told(
      'trimmed in front',
      [value, tail.join('')].map(text => ` ${text}`),
    ),
  ]
}

function nearNumbers(value: string): Near {
  const number = Number(value)
  if (!Number.isFinite(number)) return []
  const way = number < 0 ? 'by its letters, below zero' : 'by its letters'
  const otherwise = told(way, sizedOtherwise(value))
  if (!/^-?\d+$/.test(value))
    return [...told('as a whole number', [String(Math.trunc(number)), `${value}1`]), ...otherwise]
  const neighbours = [BigInt(value) - 1n, BigInt(value) + 1n].map(String)
  return [
    ...told(Number.isSafeInteger(number) ? 'as its neighbour' : 'as a double', neighbours),
    ...otherwise,
  ]
}

/** Numbers that stand on the other side as texts: 9 and 40, -10 and -3. */
function sizedOtherwise(value: string): readonly string[] {
  const whole = value.replace(/\..*/, '')
  if (whole.startsWith('-')) return [`${whole}0`, '-1']
  return whole.length > 1 ? ['9'.repeat(whole.length - 1)] : [`${whole}0`]
}

const AN_HOUR = 3_600_000

function nearMoments(value: string): Near {
  const ms = Date.parse(value)
  if (Number.isNaN(ms)) return []
  const at = (moment: number) => new Date(moment).toISOString()
  const elsewhere = at(ms + AN_HOUR).replace('Z', '+01:00')
  return [
    ...told('by the second', [at(ms - (ms % 1000)), at(ms - 1), at(ms + 1)]),
    ...told('by the day', [at(ms).slice(0, 10)]),
    ...told('as it is written', [elsewhere]),
  ]
}
