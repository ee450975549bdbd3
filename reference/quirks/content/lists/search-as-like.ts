import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { likeBy } from '../databases/like.ts'
import { foldAscii } from '../databases/sqlite.ts'

/** UNDOCUMENTED: a search is a LIKE of SQLite, in which `%` is escaped and `_` is not. */
export const searchAsLike: Quirk = {
  id: 'content.search.literal.as-like',
  clause: 'content.search.literal',
  says: 'a search takes _ as a wildcard and folds ASCII letters alone',
  apply: changeContent(({ search }) => ({
    search: { ...search, finds: operand => escapingLike(`%${operand.replace(/[*%\\]/g, '\\$&')}%`) },
  })),
}

const escapingLike = likeBy({ fold: foldAscii, escape: '\\' })
