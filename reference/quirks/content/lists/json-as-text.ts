import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** As SQLite stores it. */
export const jsonAsText: Quirk = {
  id: 'content.resources.attribute-values.json-as-text',
  clause: 'content.resources.attribute-values',
  says: 'JSON is shown as a text',
  apply: changeEntries(({ values }) => ({
    values: {
      ...values,
      forms: new Map([...values.forms, ['json', written] as const, ['blocks', written] as const]),
    },
  })),
}

function written(stored: unknown): string {
  return JSON.stringify(stored)
}
