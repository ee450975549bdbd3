import type { Extended, Members } from '../../../http/json-text.ts'
import type { Row } from '../../world/table.ts'

/** What an entry looks like. */
export interface EntryShape {
  readonly clause: string
  /** `attributes` are those that are shown, in the model's order, and what is populated behind them. */
  readonly of: (row: Row, attributes: Members | Extended) => Members
}

/** content.resources.attributes: the id, and everything else inside of `attributes`. */
export const entryShape: EntryShape = {
  clause: 'content.resources.attributes',
  of: (row, attributes) => ({ id: row.id, attributes }),
}
