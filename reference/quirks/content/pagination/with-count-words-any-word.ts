import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Any word but `false` means that entries are counted. */
export const withCountWordsAnyWord: Quirk = {
  id: 'content.pagination.with-count-words.any-word',
  clause: 'content.pagination.with-count-words',
  says: 'any word but `false` means that entries are counted',
  apply: changePagination(({ withCountWords }) => ({
    withCountWords: { ...withCountWords, read: raw => raw !== 'false' },
  })),
}
