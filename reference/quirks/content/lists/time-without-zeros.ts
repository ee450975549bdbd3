import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** UNDOCUMENTED: PostgreSQL drops the zeros at the end of a time. */
export const timeWithoutZeros: Quirk = {
  id: 'content.resources.attribute-values.time-without-zeros',
  clause: 'content.resources.attribute-values',
  says: 'a time is shown without zeros at its end',
  apply: changeEntries(({ values }) => ({
    values: { ...values, forms: new Map([...values.forms, ['time', withoutZeros] as const]) },
  })),
}

function withoutZeros(stored: unknown): string {
  return String(stored).replace(/\.?0{1,3}$/, '')
}
