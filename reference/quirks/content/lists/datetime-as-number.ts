import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** As SQLite stores it. */
export const datetimeAsNumber: Quirk = {
  id: 'content.resources.attribute-values.datetime-as-number',
  clause: 'content.resources.attribute-values',
  says: 'a datetime is shown as milliseconds',
  apply: changeEntries(({ values }) => ({
    values: { ...values, forms: new Map([...values.forms, ['datetime', milliseconds] as const]) },
  })),
}

function milliseconds(stored: unknown): number {
  return Date.parse(String(stored))
}
