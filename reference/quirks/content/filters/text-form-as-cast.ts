import type { TextForm } from '../../../content/query/filters/text-forms.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: text operators see what PostgreSQL makes of a value that is cast to text. */
export const textFormAsCast: Quirk = {
  id: 'content.filters.text-form.as-cast',
  clause: 'content.filters.text-form',
  says: 'text operators see a datetime with a space and without a zone, a decimal with two digits and a time without trailing zeros',
  apply: changeFilters(({ textForms }) => ({ textForms: [moments, decimals, times, ...textForms] })),
}

const clause = 'content.filters.text-form'

const moments: TextForm = {
  clause,
  name: 'cast moment',
  types: ['datetime', 'timestamp'],
  textOf: stored => {
    const text = String(stored)
    const ms = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
    return withoutZeros(new Date(ms).toISOString().replace('T', ' ').replace('Z', ''))
  },
}

const decimals: TextForm = {
  clause,
  name: 'cast decimal',
  types: ['decimal'],
  textOf: stored => Number(stored).toFixed(2),
}

const times: TextForm = {
  clause,
  name: 'cast time',
  types: ['time'],
  textOf: stored => withoutZeros(String(stored)),
}

function withoutZeros(text: string): string {
  return text.replace(/\.?0+$/, digits => (digits.startsWith('.') ? '' : text.includes('.') ? '' : digits))
}
