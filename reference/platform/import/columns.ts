import type { Attribute } from '../resources/attribute.ts'
import { readTime } from '../text/read-time.ts'
import type { Json, JsonObject } from '../values.ts'

/** What stands for the address of the site in an export. */
const SITE = /__[A-Z]+_URL__/g

/**
 * What a row of an export says of attributes: flags are numbers there, times have no zone, and what does not fit is
 * left out. Lists are kept in tables of their own.
 */
export function readColumns(attributes: readonly Attribute[], row: JsonObject): JsonObject {
  const entries = attributes.flatMap(attribute => {
    const value = row[attribute.name]
    const read = value === undefined || value === null ? undefined : readColumn(attribute, value)
    return read === undefined ? [] : [[attribute.name, read]]
  })
  return Object.fromEntries(entries)
}

function readColumn({ kind, max, kept = max, oneOf }: Attribute, value: Json): Json | undefined {
  if (kind === 'flag') return value === true || value === 1
  if (kind === 'number') return typeof value === 'number' ? value : undefined
  if (typeof value !== 'string') return undefined
  if (kind === 'time') return isoTime(value)
  const text = value.replace(SITE, '').slice(0, kept)
  return kind === 'list' || (oneOf && !oneOf.includes(text)) ? undefined : text
}

function isoTime(text: string): string | undefined {
  const time = readTime(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
