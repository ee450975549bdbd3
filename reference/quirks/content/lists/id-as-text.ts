import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** The id of an entry is a text. */
export const idAsText: Quirk = {
  id: 'content.resources.id.as-text',
  clause: 'content.resources.id',
  says: 'the id of an entry is a text',
  apply: changeEntries(({ shape }) => ({
    shape: { ...shape, of: (row, attributes) => ({ ...shape.of(row, attributes), id: String(row.id) }) },
  })),
}
