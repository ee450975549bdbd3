import type { Row } from '../../../world/table.ts'

/** What an entry looks like. */
export interface EntryShape {
  readonly clause: string
  /** `attributes` are those that are shown, in the model's order. */
  readonly of: (row: Row, attributes: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** content.resources.attributes: the id, and everything else inside of `attributes`. */
export const entryShape: EntryShape = {
  clause: 'content.resources.attributes',
  of: (row, attributes) => ({ id: row.id, attributes }),
}
