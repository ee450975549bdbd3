import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A search minds case. */
export const searchMindsCase: Quirk = {
  id: 'content.search.minds-case',
  clause: 'content.search',
  says: 'a search minds case',
  apply: changeContent(({ search }) => ({
    search: { ...search, finds: operand => text => text.includes(operand) },
  })),
}
