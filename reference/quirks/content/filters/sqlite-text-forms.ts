import type { TextForm } from '../../../content/query/filters/text-forms.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

const clause = 'content.filters.text-form'

const booleans: TextForm = {
  clause,
  name: 'stored boolean',
  types: ['boolean'],
  textOf: stored => (stored === true ? '1' : '0'),
}

const moments: TextForm = {
  clause,
  name: 'stored moment',
  types: ['datetime'],
  textOf: stored => String(Date.parse(String(stored))),
}

/** SQLite writes a real number with 15 digits, and always with a decimal point. */
const reals: TextForm = {
  clause,
  name: 'stored real',
  types: ['float', 'decimal'],
  textOf: stored => {
    const text = String(Number(Number(stored).toPrecision(15)))
    return /^-?\d+$/.test(text) ? `${text}.0` : text
  },
}

/** UNDOCUMENTED: text operators see what SQLite stores: 1 and 0, milliseconds, `10.0`. */
export const sqliteTextForms: Quirk = {
  id: 'content.filters.text-form.as-stored',
  clause,
  says: 'text operators see a boolean as 1 or 0, a datetime as milliseconds and the number 10 as 10.0',
  apply: changeFilters(({ textForms }) => ({ textForms: [booleans, moments, reals, ...textForms] })),
}
