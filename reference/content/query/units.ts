import { entryUnits } from './entries/units.ts'
import { fieldUnits } from './fields/units.ts'
import { filterUnits } from './filters/units.ts'
import { localeRules } from './locale/locale.ts'
import { paginationUnits } from './pagination/units.ts'
import { populateUnits } from './populate/units.ts'
import { draftAndPublish, namedState, publicationStateRules, relatedStates } from './publication/states.ts'
import { filteredRows, relatedLocale } from './related-rows.ts'
import { search } from './search/search.ts'
import { shapeUnits } from './shapes/units.ts'
import { sortUnits } from './sort/units.ts'

/** The units of queries, without any quirk: which entries are found, in which order, and what they show. */
export const queryUnits = {
  entries: entryUnits,
  filters: filterUnits,
  search,
  sort: sortUnits,
  pagination: paginationUnits,
  fields: fieldUnits,
  populate: populateUnits,
  shapes: shapeUnits,
  draftAndPublish,
  publicationStates: publicationStateRules,
  relatedStates,
  namedState,
  relatedLocale,
  filteredRows,
  localeRules,
} as const

export type QueryUnits = typeof queryUnits
