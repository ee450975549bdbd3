import type { Quirk } from '../../quirk.ts'
import { changeSingleEntries } from '../writes/change-writes.ts'

/** An id is found only in plain digits. */
export const entryIdTextDigitsOnly: Quirk = {
  id: 'content.single-entries.id-text.digits-only',
  clause: 'content.single-entries.id-text',
  says: 'an id is found only in plain digits',
  apply: changeSingleEntries(({ ids }) => ({
    ids: { ...ids, read: value => (/^[1-9]\d*$/.test(String(value)) ? Number(value) : null) },
  })),
}
