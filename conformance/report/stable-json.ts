import { isObject } from '../compare/json-value.ts'

/** JSON with the keys of every object sorted, indented, and a line end: the same value gives the same bytes. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 1)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map(key => [key, sorted(value[key])]))
}
