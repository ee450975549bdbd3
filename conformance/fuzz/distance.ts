import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { isTooDeep } from './compare-answers.ts'

/**
 * How far two answers are from each other: in how many places they differ, the status being one. Times and ids that are
 * made up count, too: what matters is which of several answers is the nearest.
 */
export function distanceOf(one: Outcome, other: Outcome): number {
  if (one.kind === 'no-answer' || other.kind === 'no-answer') return one.kind === other.kind ? 0 : Infinity
  if (isTooDeep(one) || isTooDeep(other)) return Infinity
  const status = one.status === other.status ? 0 : 1
  return status + between(one.json ?? one.text, other.json ?? other.text)
}

function between(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other
    return sum(longer.keys(), at => between(one[at], other[at]))
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return sum(names, name => between(one[name], other[name]))
  }
  return one === other ? 0 : Math.max(sizeOf(one), sizeOf(other))
}

/** The values in a value, and itself: what is lacking altogether is further away than what is another one. */
function sizeOf(value: unknown): number {
  return 1 + (typeof value === 'object' && value !== null ? sum(Object.values(value), sizeOf) : 0)
}

function sum<T>(items: Iterable<T>, of: (item: T) => number): number {
  let total = 0
  for (const item of items) total += of(item)
  return total
}
