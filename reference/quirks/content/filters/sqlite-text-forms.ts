import type { TextForm } from '../../../content/query/filters/text-forms.ts'
import type { Quirk } from '../../quirk.ts'
import { integerText, realText } from '../databases/sqlite.ts'
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

const reals: TextForm = {
  clause,
  name: 'stored real',
  types: ['float', 'decimal'],
  textOf: stored => realText(Number(stored)),
}

const bigintegers: TextForm = {
  clause,
  name: 'stored big integer',
  types: ['biginteger'],
  textOf: stored => integerText(String(stored)),
}

/** UNDOCUMENTED: text operators see what SQLite stores: 1 and 0, milliseconds, `10.0`. */
export const sqliteTextForms: Quirk = {
  id: 'content.filters.text-form.as-stored',
  clause,
  says: 'text operators see a boolean as 1 or 0, a datetime as milliseconds and the number 10 as 10.0',
  apply: changeFilters(({ textForms }) => ({
    textForms: [booleans, moments, reals, bigintegers, ...textForms],
  })),
}
