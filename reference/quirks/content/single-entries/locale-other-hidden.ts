import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from '../writes/change-writes.ts'

const clause = 'content.single-entries.locale'

/** An entry of another locale than the one given is not found by its id. */
export const entryLocaleOtherHidden: Quirk = {
  id: 'content.single-entries.locale.other-hidden',
  clause,
  says: 'an entry of another locale than the one given is not found by its id',
  apply: changeRest(({ listConditions }) => ({
    listConditions: withUnit(listConditions, clause, () => ({
      hides: (row, { locale }, type) => type.localized && locale !== undefined && row.locale !== locale,
    })),
  })),
}
