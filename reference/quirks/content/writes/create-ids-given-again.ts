import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A new entry gets the id after the highest one that is there. */
export const createIdsGivenAgain: Quirk = {
  id: 'content.writes.create.ids.given-again',
  clause: 'content.writes.create.ids',
  says: 'a new entry gets the id after the highest one that is there',
  apply: changeWrites(({ newIds }) => ({
    newIds: { ...newIds, take: ({ rows }) => (rows.at(-1)?.id ?? 0) + 1 },
  })),
}
