import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** A biginteger is shown as a number. */
export const bigintegerAsNumber: Quirk = {
  id: 'content.resources.attribute-values.biginteger-as-number',
  clause: 'content.resources.attribute-values',
  says: 'a biginteger is shown as a number',
  apply: changeEntries(({ values }) => ({
    values: { ...values, forms: new Map([...values.forms, ['biginteger', Number] as const]) },
  })),
}
