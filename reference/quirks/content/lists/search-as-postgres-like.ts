import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { likeLower } from '../databases/postgres.ts'

/** UNDOCUMENTED: a search is an ILIKE of PostgreSQL, in which `%` is escaped and `_` is not. */
export const searchAsPostgresLike: Quirk = {
  id: 'content.search.literal.as-postgres-like',
  clause: 'content.search.literal',
  says: 'a search takes _ as a wildcard and folds letter by letter',
  apply: changeContent(({ search }) => ({
    search: { ...search, finds: operand => likeLower(`%${operand.replace(/[*%\\]/g, '\\$&')}%`) },
  })),
}
