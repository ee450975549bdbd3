import type { Table } from '../../world/table.ts'
import type { Values } from './context.ts'

/** Which id a new entry or component gets. */
export interface NewIds {
  readonly clause: string
  readonly take: (table: Table) => number
}

/** content.writes.create.ids: A new entry gets the next id of its type; the id of one that was deleted is not given again. */
export const newIds: NewIds = {
  clause: 'content.writes.create.ids',
  take: table => table.takeId(),
}

/** When an entry was made and changed. */
export interface Timestamps {
  readonly clause: string
  /** Stored with a new entry; `now` is ISO 8601. */
  readonly created: (now: string) => Values
  /** Stored with a changed one. */
  readonly updated: (now: string) => Values
}

/** content.writes.timestamps: A new entry's createdAt and updatedAt are the time of its making; a change, even an empty one, moves updatedAt alone. */
export const timestamps: Timestamps = {
  clause: 'content.writes.timestamps',
  created: now => ({ createdAt: now, updatedAt: now }),
  updated: now => ({ updatedAt: now }),
}
