import { createHash } from 'node:crypto'
import { isObject } from '../compare/json-value.ts'

/** JSON in one line with the keys of every object sorted: equal values give equal texts. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, it: unknown) => (isObject(it) ? inOrder(it) : it)) ?? 'null'
}

function inOrder(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** So many digits tell the scenarios and worlds of all releases apart; nobody gains by making two equal. */
const DIGITS = 16

/** A short digest of a value, as sets write them. */
export function shortDigest(value: unknown): string {
  return createHash('sha256').update(canonicalText(value)).digest('hex').slice(0, DIGITS)
}

/** A digest of a whole set, as reports tell it. */
export function fullDigest(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalText(value)).digest('hex')}`
}
