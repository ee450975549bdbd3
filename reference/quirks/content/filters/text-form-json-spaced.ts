import type { TextForm } from '../../../content/query/filters/text-forms.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL writes JSON with spaces. */
export const textFormJsonSpaced: Quirk = {
  id: 'content.filters.text-form.json.spaced',
  clause: 'content.filters.text-form.json',
  says: 'a text operator sees JSON with a space behind each colon and comma',
  apply: changeFilters(({ textForms }) => ({ textForms: [spaced, ...textForms] })),
}

const spaced: TextForm = {
  clause: 'content.filters.text-form.json',
  name: 'spaced JSON',
  types: ['json', 'blocks'],
  textOf: written,
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${written(member)}`)
  return `{${members.join(', ')}}`
}
