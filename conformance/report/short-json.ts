import { ABSENT } from '../compare/difference.ts'

const LONGEST = 300

/** A value on one line that is not endless. */
export function shortJson(value: unknown): string {
  return cut(textOf(value), 0)
}

/** Two values that differ, each on one line that is not endless, with the first place where they do. */
export function shortPair(expected: unknown, actual: unknown): readonly [string, string] {
  const [wanted, found] = [textOf(expected), textOf(actual)]
  const from = cutFrom(wanted, found, LONGEST)
  return [cut(wanted, from), cut(found, from)]
}

/** So much of what is the same is shown before what differs. */
const BEFORE = 60

/** Where a piece of so many characters of two texts begins that shows the first place where they differ; 0 where both fit. */
export function cutFrom(one: string, other: string, length: number): number {
  if (Math.max(one.length, other.length) <= length) return 0
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same < length - BEFORE ? 0 : same - BEFORE
}

function textOf(value: unknown): string {
  return value === ABSENT ? '<absent>' : (JSON.stringify(value) ?? 'undefined')
}

function cut(text: string, from: number): string {
  const rest = text.length > from + LONGEST ? '…' : ''
  return `${from > 0 ? '…' : ''}${text.slice(from, from + LONGEST)}${rest}`
}
