import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

export const fieldsWrongValueIgnored: Quirk = {
  id: 'content.fields.wrong-value.ignored',
  clause: 'content.fields.wrong-value',
  says: 'a fields parameter that is neither a name nor a list of names is ignored',
  apply: changeFields(({ lists }) => ({
    lists: { ...lists, read: raw => (typeof raw === 'string' && raw !== '' ? [raw] : namesIn(raw)) },
  })),
}

function namesIn(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter(name => typeof name === 'string') : ['*']
}
