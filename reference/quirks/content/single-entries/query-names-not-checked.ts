import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** Unknown names in filters and sort are passed over where one entry is asked for. */
export const entryQueryNamesNotChecked: Quirk = {
  id: 'content.single-entries.query-names.not-checked',
  clause: 'content.single-entries.query-names',
  says: 'unknown names in filters and sort are passed over where one entry is asked for',
  apply: changeRest(({ queryNames }) => ({ queryNames: { ...queryNames, check: () => {} } })),
}
