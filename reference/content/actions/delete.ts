import type { ContentType } from '../model/types.ts'
import { forget } from '../world/links/forget.ts'
import type { Row } from '../world/table.ts'
import { findOne } from './find-one.ts'
import { performWrite } from './write/all-or-nothing.ts'
import { heldBy } from './write/components/component.ts'
import type { WriteContext } from './write/context.ts'
import { removeComponents } from './write/store/store-components.ts'

/** What goes with an entry that is deleted. */
export interface Deletion {
  readonly clause: string
  readonly remove: (type: ContentType, row: Row, context: WriteContext) => void
}

/** content.writes.delete.links: With an entry go its components, and every link to it from other entries. */
export const deletion: Deletion = {
  clause: 'content.writes.delete.links',
  remove: (type, row, context) => {
    const components = [...type.attributes.values()].flatMap(attribute => heldBy(row, attribute))
    removeComponents(components, context)
    context.store.table(type.uid).remove(row.id)
    forget(context, new Map([[type.uid, new Set([row.id])]]))
  },
}

/**
 * Deletes an entry with its components, and every link to it. Gives it as it was; null when there is no entry with
 * this id.
 */
export function remove(type: ContentType, id: unknown, context: WriteContext): Row | null {
  const row = findOne(type, id, context)
  if (!row) return null
  performWrite(context, () => context.units.writes.deletion.remove(type, row, context))
  return row
}
