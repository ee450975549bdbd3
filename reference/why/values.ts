import type { WhyValue } from './why.ts'

/** Longer texts are told by their beginning. */
const LONGEST = 200

/** Any value as one that can be told: JSON, and no longer than somebody reads. */
export function toldValue(value: unknown): WhyValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value)) return value.map(toldValue)
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toldValue(member)]))
  }
  return String(value)
}

const LONGEST_IN_WORDS = 48

/** A value in a sentence: texts stand in quotes. */
export function inWords(value: WhyValue): string {
  if (value === null) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST_IN_WORDS ? `${text.slice(0, LONGEST_IN_WORDS)}…` : text
}
