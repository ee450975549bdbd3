import type { Quirk } from '../../quirk.ts'
import { foldAscii } from '../databases/sqlite.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: SQLite folds ASCII letters only. */
export const caseFoldingAsciiOnly: Quirk = {
  id: 'content.filters.case-folding.ascii-only',
  clause: 'content.filters.case-folding',
  says: 'only ASCII letters fold',
  apply: changeFilters(({ caseFolding }) => ({ caseFolding: { ...caseFolding, fold: foldAscii } })),
}
