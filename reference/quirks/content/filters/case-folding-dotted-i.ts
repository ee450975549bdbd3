import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL folds İ to i. */
export const caseFoldingDottedI: Quirk = {
  id: 'content.filters.case-folding.dotted-i',
  clause: 'content.filters.case-folding',
  says: 'İ folds to i',
  apply: changeFilters(({ caseFolding }) => ({
    caseFolding: { ...caseFolding, fold: text => caseFolding.fold(text.replaceAll('İ', 'i')) },
  })),
}
