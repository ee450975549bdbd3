import type { Quirk } from '../../quirk.ts'
import { collated } from '../databases/mariadb.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: MariaDB compares by its collation, which knows neither case nor accents. */
export const caseFoldingDropsAccents: Quirk = {
  id: 'content.filters.case-folding.drops-accents',
  clause: 'content.filters.case-folding',
  says: 'accents are dropped with case',
  apply: changeFilters(({ caseFolding }) => ({ caseFolding: { ...caseFolding, fold: collated } })),
}
