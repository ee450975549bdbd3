import type { ContentType } from '../model/types.ts'
import { isRecord } from '../query/query.ts'
import type { Row } from '../world/table.ts'
import { findOne } from './find-one.ts'
import { performWrite } from './write/all-or-nothing.ts'
import type { WriteContext } from './write/context.ts'
import { sanitizeInput } from './write/input/sanitize.ts'
import { readEntry } from './write/read-entry.ts'
import { updateRow } from './write/store/store-row.ts'

/**
 * Changes the attributes of an entry for which there are values, and gives it as it is then; null when there is no
 * entry with this id. Throws a ContentError and changes nothing when the values cannot be used.
 * Clauses: content.writes.*
 */
export function update(type: ContentType, id: unknown, data: unknown, context: WriteContext): Row | null {
  const given = isRecord(data) ? sanitizeInput(data, type, context) : data
  const stored = findOne(type, id, context)
  return stored && updateFrom(type, stored, given, context)
}

/** The same for an entry that is stored, of values that are known to be the caller's to set. */
export function updateFrom(type: ContentType, stored: Row, given: unknown, context: WriteContext): Row {
  return performWrite(context, () => {
    const values = readEntry(withoutLocale(given, type, context), type, stored, context)
    const { timestamps } = context.units.writes
    const now = new Date(context.clock.now()).toISOString()
    const implicit = { ...timestamps.updated(now), ...context.givenTimes }
    return updateRow(type, stored, { values, implicit }, context)
  })
}

function withoutLocale(given: unknown, type: ContentType, { units }: WriteContext): unknown {
  if (!type.localized || !isRecord(given)) return given
  return units.writes.localeChange.keep(given)
}
