import type { JsonObject } from '../compare/json-value.ts'
import { MadeIds } from '../seed/made-ids.ts'
import type { Row, SeedType, SeedWorld } from '../seed/seed-world.ts'
import { AS_IN_THE_WORLD, valuesOf } from '../seed/values.ts'

/** So much higher than any id of a world. */
const SHIFT = 10_000

/** A world's entries with other ids in the same order, and with references to these. */
export function withOtherIds(data: JsonObject, { types, components }: SeedWorld): JsonObject {
  const ids = new MadeIds()
  for (const { uid, rows } of types) for (const { id } of rows) ids.set(uid, id, id + SHIFT)
  const writing = { spelling: AS_IN_THE_WORLD, components, ids }
  const shifted = (type: SeedType, row: Row) => ({
    ...row,
    ...valuesOf(type, row, writing).data,
    id: row.id + SHIFT,
    ...(Array.isArray(row.localizations) && {
      localizations: row.localizations.map(other => ids.idOf(type.uid, Number(other))),
    }),
  })
  const entries = types.map(type => [type.uid, type.rows.map(row => shifted(type, row))])
  return { ...data, ...Object.fromEntries(entries) }
}
