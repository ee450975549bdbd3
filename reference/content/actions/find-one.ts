import type { ContentType } from '../model/types.ts'
import type { Row } from '../world/table.ts'
import type { ActionContext } from './context.ts'

/**
 * The entry of a type with this id, a number or its text, whatever its locale and publication state; null when there
 * is none, or the id is no number. UNDOCUMENTED: observed in Strapi 4.26.2. Clause: content.single-entries.id-text.
 */
export function findOne(type: ContentType, id: unknown, { store, units }: ActionContext): Row | null {
  const { ids } = units.singleEntries
  const known = ids.read(id)
  return known === null ? null : (store.table(type.uid).get(known) ?? null)
}
