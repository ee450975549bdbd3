import { listUnits } from './actions/list/units.ts'
import { singleEntryUnits, singleTypeUnits } from './actions/single/units.ts'
import { writeUnits } from './actions/write/units.ts'
import { authUnits } from './auth/units.ts'
import { graphqlUnits } from './graphql/units.ts'
import { entryUnits } from './query/entries/units.ts'
import { fieldUnits } from './query/fields/units.ts'
import { filterUnits } from './query/filters/units.ts'
import { localeRules } from './query/locale/rules.ts'
import { paginationUnits } from './query/pagination/units.ts'
import { populateUnits } from './query/populate/units.ts'
import { draftAndPublish } from './query/publication/draft-and-publish.ts'
import { relatedStates } from './query/publication/related-states.ts'
import { publicationStates } from './query/publication/states.ts'
import { queryStringUnits } from './query/query-string/units.ts'
import { filteredRows, relatedLocale } from './query/related-rows.ts'
import { search } from './query/search/search.ts'
import { shapeUnits } from './query/shapes/units.ts'
import { sortUnits } from './query/sort/units.ts'
import { restUnits } from './rest/units.ts'
import { usersUnits } from './users/units.ts'

/**
 * The content service's units as the documentation has them, without any quirk: one ordered list (or one unit) for
 * each thing that a rule decides.
 */
export const contentUnits = {
  rest: restUnits,
  singleEntries: singleEntryUnits,
  singleTypes: singleTypeUnits,
  writes: writeUnits,
  graphql: graphqlUnits,
  list: listUnits,
  queryString: queryStringUnits,
  entries: entryUnits,
  filters: filterUnits,
  search,
  sort: sortUnits,
  pagination: paginationUnits,
  fields: fieldUnits,
  populate: populateUnits,
  shapes: shapeUnits,
  auth: authUnits,
  users: usersUnits,
  draftAndPublish,
  publicationStates,
  relatedStates,
  relatedLocale,
  filteredRows,
  localeRules,
} as const

export type ContentUnits = typeof contentUnits
