import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A search looks into private attributes, so that their values can be guessed. */
export const searchPrivate: Quirk = {
  id: 'content.search.private',
  clause: 'content.search',
  says: 'a search looks into private attributes, so that their values can be guessed',
  apply: changeContent(({ search }) => ({
    search: {
      ...search,
      looksInto: (attribute, isNumber) => search.looksInto({ ...attribute, private: false }, isNumber),
    },
  })),
}
