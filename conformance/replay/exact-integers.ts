import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import type { RecordedLine } from './recording.ts'

/** A text that is an integer which no double tells from its neighbours. */
const BEYOND_DOUBLES = /^-?\d{16,20}$/
const IN_JSON = /"(-?\d{16,20})"/g

/** What a big integer was before a program that counts in doubles wrote it down: by its rounded text. */
export type ExactIntegers = ReadonlyMap<string, string>

/**
 * The big integers that a recording shows to the last digit while its world, which was exported from a database that
 * rounds, has them rounded. One that the recording shows rounded too, or in two ways, is left as it is.
 */
export function exactIntegers(lines: readonly Pick<RecordedLine, 'responseBody'>[]): ExactIntegers {
  const shown = new Map<string, Set<string>>()
  for (const { responseBody } of lines) collect(responseBody, shown)
  return new Map(
    [...shown].flatMap(([rounded, [exact = rounded, ...others]]) =>
      others.length === 0 && exact !== rounded ? [[rounded, exact] as const] : [],
    ),
  )
}

function collect(value: unknown, shown: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, shown)
  else if (isObject(value)) collect(Object.values(value), shown)
  else if (typeof value === 'string' && BEYOND_DOUBLES.test(value) && !Number.isSafeInteger(Number(value))) {
    const rounded = String(Number(value))
    shown.set(rounded, (shown.get(rounded) ?? new Set()).add(value))
  }
}

/** Whether a world has integers in its data that `restoreIntegers` would change. */
export function hasRounded(world: string, exact: ExactIntegers): boolean {
  const file = join(world, 'data.json')
  if (exact.size === 0 || !existsSync(file)) return false
  const data = readFileSync(file, 'utf8')
  return [...data.matchAll(IN_JSON)].some(([, text = '']) => exact.has(text))
}

/** Writes the exact integers into the data of a world's copy. */
export function restoreIntegers(copy: string, exact: ExactIntegers): void {
  const file = join(copy, 'data.json')
  const data = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    data.replace(IN_JSON, (_quoted, text: string) => JSON.stringify(exact.get(text) ?? text)),
  )
}
