import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL has no LIKE for other types (it makes the real program answer 500). */
export const textFormTextsOnly: Quirk = {
  id: 'content.filters.text-form.texts-only',
  clause: 'content.filters.text-form',
  says: 'the text operators that mind case take texts alone',
  apply: changeFilters(({ textReach }) => ({
    textReach: { ...textReach, reaches: ({ name }, type) => name.endsWith('i') || TEXTS.has(type) },
  })),
}

const TEXTS: ReadonlySet<string> = new Set([
  'string',
  'text',
  'richtext',
  'email',
  'password',
  'uid',
  'enumeration',
])
