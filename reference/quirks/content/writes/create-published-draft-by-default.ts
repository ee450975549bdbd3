import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** An entry made by POST is a draft unless it says otherwise. */
export const createPublishedDraftByDefault: Quirk = {
  id: 'content.writes.create.published.draft-by-default',
  clause: 'content.writes.create.published',
  says: 'an entry made by POST is a draft unless it says otherwise',
  apply: changeRest(({ publishing }) => ({ publishing: { ...publishing, complete: given => given } })),
}
