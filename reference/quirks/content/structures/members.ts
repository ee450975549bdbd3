import { type Extended, type Members, membersOf } from '../../../http/json-text.ts'

/** What is shown of a row; anything else has no members. */
export function shown(value: unknown): Members {
  return isShown(value) ? membersOf(value) : {}
}

function isShown(value: unknown): value is Members | Extended {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object without some members. */
export function omit(object: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
}

/** An entry with other attributes. */
export function withAttributes(entry: unknown, change: (attributes: Members) => Members): Members {
  const { attributes, ...rest } = shown(entry)
  return { ...rest, attributes: change(shown(attributes)) }
}
