import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** As SQLite and MySQL store it. */
export const booleanAsNumber: Quirk = {
  id: 'content.resources.attribute-values.boolean-as-number',
  clause: 'content.resources.attribute-values',
  says: 'a boolean is shown as 1 or 0',
  apply: changeEntries(({ values }) => ({
    values: { ...values, forms: new Map([...values.forms, ['boolean', Number] as const]) },
  })),
}
