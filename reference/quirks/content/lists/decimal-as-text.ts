import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** As drivers of PostgreSQL and MySQL hand decimals over. */
export const decimalAsText: Quirk = {
  id: 'content.resources.attribute-values.decimal-as-text',
  clause: 'content.resources.attribute-values',
  says: 'a decimal is shown as a text',
  apply: changeEntries(({ values }) => ({
    values: {
      ...values,
      forms: new Map([...values.forms, ['decimal', String] as const, ['float', String] as const]),
    },
  })),
}
