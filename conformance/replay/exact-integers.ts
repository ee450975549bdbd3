import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import type { RecordedLine } from './recording.ts'

/** A text that is an integer which no double tells from its neighbours. */
const BEYOND_DOUBLES = /^-?\d{16,20}$/
const IN_JSON = /"(-?\d{16,20})"/g

/** What a big integer was before a program that counts in doubles wrote it down: by its rounded text. */
export type ExactIntegers = ReadonlyMap<string, string>

/** Of a recorded line, what tells integers to the last digit. */
type Telling = Pick<RecordedLine, 'path' | 'responseBody'>

/**
 * The big integers that a recording shows to the last digit, or finds by it, while its world, which was exported from
 * a database that rounds, has them rounded. One that it shows rounded alone, or has in two ways, is left as it is.
 */
export function exactIntegers(lines: readonly Telling[]): ExactIntegers {
  const shown = new Map<string, Set<string>>()
  for (const { responseBody } of lines) collect(responseBody, shown)
  const found = new Map<string, Set<string>>()
  for (const line of lines) for (const digits of operandsThatFind(line)) note(digits, found)
  return new Map(
    [...shown, ...found].flatMap(([rounded, [exact = rounded, ...others]]) =>
      others.length === 0 && exact !== rounded ? [[rounded, exact] as const] : [],
    ),
  )
}

const EQUALS = /\[\$eq\]=(-?\d{16,20})(?=&|$)/g

/** Operands of `$eq` whose answer shows what they are when they are rounded. */
function operandsThatFind({ path, responseBody }: Telling): readonly string[] {
  const asked = [...path.matchAll(EQUALS)].map(([, digits = '']) => digits).filter(isBeyondDoubles)
  if (asked.length !== 1 || path.includes('[$not]') || path.includes('[$or]')) return []
  const answer = JSON.stringify(responseBody) ?? ''
  return asked.filter(digits => answer.includes(JSON.stringify(String(Number(digits)))))
}

function collect(value: unknown, shown: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, shown)
  else if (isObject(value)) collect(Object.values(value), shown)
  else if (typeof value === 'string' && isBeyondDoubles(value)) note(value, shown)
}

function isBeyondDoubles(text: string): boolean {
  return BEYOND_DOUBLES.test(text) && !Number.isSafeInteger(Number(text))
}

function note(digits: string, known: Map<string, Set<string>>): void {
  const rounded = String(Number(digits))
  known.set(rounded, (known.get(rounded) ?? new Set()).add(digits))
}

/** Whether a world has integers in its data that `restoreIntegers` would change. */
export function hasRounded(world: string, exact: ExactIntegers): boolean {
  const file = join(world, 'data.json')
  if (exact.size === 0 || !existsSync(file)) return false
  const data = readFileSync(file, 'utf8')
  return withExact(data, exact) !== data
}

/** Writes the exact integers into the data of a world's copy. */
export function restoreIntegers(copy: string, exact: ExactIntegers): void {
  const file = join(copy, 'data.json')
  writeFileSync(file, withExact(readFileSync(file, 'utf8'), exact))
}

/** Data that has an integer to the last digit has not rounded it elsewhere. */
function withExact(data: string, exact: ExactIntegers): string {
  const held = new Set([...data.matchAll(IN_JSON)].map(([, text = '']) => text))
  return data.replace(IN_JSON, (quoted, text: string) => {
    const digits = exact.get(text)
    return digits === undefined || held.has(digits) ? quoted : JSON.stringify(digits)
  })
}
