import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** A single type that was written is answered with 201. */
export const singleTypeSavedStatus201: Quirk = {
  id: 'content.single-types.saved.status-201',
  clause: 'content.single-types.saved',
  says: 'a single type that was written is answered with 201',
  apply: changeRest(({ singleSaved }) => ({
    singleSaved: { ...singleSaved, respond: entry => json(201, { data: entry, meta: {} }) },
  })),
}
