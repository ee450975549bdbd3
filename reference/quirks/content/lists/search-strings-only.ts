import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A search looks into strings alone. */
export const searchStringsOnly: Quirk = {
  id: 'content.search.strings-only',
  clause: 'content.search',
  says: 'a search looks into strings alone',
  apply: changeContent(({ search }) => ({
    search: {
      ...search,
      looksInto: (attribute, isNumber) =>
        search.looksInto(attribute, isNumber) && attribute.kind === 'scalar' && attribute.type === 'string',
    },
  })),
}
