import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A search is ignored. */
export const searchIgnored: Quirk = {
  id: 'content.search.ignored',
  clause: 'content.search',
  says: 'a search is ignored',
  apply: changeContent(({ search }) => ({ search: { ...search, finds: () => () => true } })),
}
