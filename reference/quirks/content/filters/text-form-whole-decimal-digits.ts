import type { TextForm } from '../../../content/query/filters/text-forms.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** As PostgreSQL casts a decimal to text. */
export const textFormWholeDecimalDigits: Quirk = {
  id: 'content.filters.text-form-whole-decimal.two-digits',
  clause: 'content.filters.text-form-whole-decimal',
  says: 'a text operator sees two digits behind the point of every decimal',
  apply: changeFilters(({ textForms }) => ({ textForms: [decimals, ...textForms] })),
}

const decimals: TextForm = {
  clause: 'content.filters.text-form-whole-decimal',
  name: 'two digits',
  types: ['decimal'],
  textOf: stored => Number(stored).toFixed(2),
}
