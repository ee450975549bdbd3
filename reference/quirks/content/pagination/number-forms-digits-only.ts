import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** A number is written with digits alone. */
export const numberFormsDigitsOnly: Quirk = {
  id: 'content.pagination.number-forms.digits-only',
  clause: 'content.pagination.number-forms',
  says: 'a number is written with digits alone',
  apply: changePagination(({ numberForms }) => ({
    numberForms: {
      ...numberForms,
      read: raw => (/^-?[1-9]\d*$|^0?$/.test(String(raw)) ? Number(raw) : Number.NaN),
    },
  })),
}
