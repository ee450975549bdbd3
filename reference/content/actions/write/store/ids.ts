import type { Table } from '../../../world/table.ts'

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
