import type { ContentType } from '../model/types.ts'
import type { Row } from '../world/table.ts'
import type { ActionContext } from './context.ts'

/** Which values refer to an entry by its id. */
export interface EntryIds {
  readonly clause: string
  /** The id that a number or a text stands for; null when it is none. */
  readonly read: (value: unknown) => number | null
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/**
 * content.single-entries.id-text: An entry is found by every way to write its id as a number: `01`, `1.0`, `1e0`.
 * SQLite and MariaDB do so; PostgreSQL takes whole numbers only.
 */
export const entryIds: EntryIds = {
  clause: 'content.single-entries.id-text',
  read: value => {
    const id = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
  },
}

/**
 * The entry of a type with this id, a number or its text, whatever its locale and publication state; null when there
 * is none, or the id is no number. UNDOCUMENTED: observed in Strapi 4.26.2. Clause: content.single-entries.id-text.
 */
export function findOne(type: ContentType, id: unknown, { store, units }: ActionContext): Row | null {
  const { ids } = units.singleEntries
  const known = ids.read(id)
  return known === null ? null : (store.table(type.uid).get(known) ?? null)
}
