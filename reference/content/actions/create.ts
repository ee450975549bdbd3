import type { ContentType } from '../model/types.ts'
import { isRecord } from '../query/query.ts'
import type { Row } from '../world/table.ts'
import { performWrite } from './write/all-or-nothing.ts'
import type { WriteContext } from './write/context.ts'
import { sanitizeInput } from './write/input/sanitize.ts'
import { withLocale } from './write/locale.ts'
import { readEntry } from './write/read-entry.ts'
import { insertRow } from './write/store/store-row.ts'

/**
 * Makes an entry of the values that a caller sends, by attribute. It is a draft unless they say when it was
 * published. Throws a ContentError and changes nothing when they cannot be used.
 * Clauses: content.writes.*
 */
export function create(type: ContentType, data: unknown, context: WriteContext): Row {
  const given = isRecord(data) ? sanitizeInput(data, type, context) : data
  return createFrom(type, given, context)
}

/** The same, of values that are known to be the caller's to set. */
export function createFrom(type: ContentType, given: unknown, context: WriteContext): Row {
  return performWrite(context, () => {
    const placed = isRecord(given) ? withLocale(given, type, context) : given
    const values = readEntry(placed, type, null, context)
    const { timestamps } = context.units.writes
    const now = new Date(context.clock.now()).toISOString()
    const implicit = { ...timestamps.created(now), ...context.givenTimes }
    return insertRow(type, { values, implicit }, context)
  })
}
