import { type ListUnits, listUnits } from './actions/list/units.ts'
import {
  type SingleEntryUnits,
  type SingleTypeUnits,
  singleEntryUnits,
  singleTypeUnits,
} from './actions/single/units.ts'
import { type WriteUnits, writeUnits } from './actions/write/units.ts'
import { type AuthUnits, authUnits } from './auth/units.ts'
import { type GraphqlUnits, graphqlUnits } from './graphql/units.ts'
import { type EntryUnits, entryUnits } from './query/entries/units.ts'
import { type FieldUnits, fieldUnits } from './query/fields/units.ts'
import { type FilterUnits, filterUnits } from './query/filters/units.ts'
import { type LocaleRule, localeRules } from './query/locale/rules.ts'
import { type PaginationUnits, paginationUnits } from './query/pagination/units.ts'
import { type PopulateUnits, populateUnits } from './query/populate/units.ts'
import { type DraftAndPublish, draftAndPublish } from './query/publication/draft-and-publish.ts'
import { type RelatedState, relatedStates } from './query/publication/related-states.ts'
import { type PublicationStateRule, publicationStates } from './query/publication/states.ts'
import { type QueryStringUnits, queryStringUnits } from './query/query-string/units.ts'
import { filteredRows, type RelatedRows, relatedLocale } from './query/related-rows.ts'
import { type Search, search } from './query/search/search.ts'
import { type ShapeUnits, shapeUnits } from './query/shapes/units.ts'
import { type SortUnits, sortUnits } from './query/sort/units.ts'
import { type RestUnits, restUnits } from './rest/units.ts'
import { type UsersUnits, usersUnits } from './users/units.ts'

/** The content service's units, one ordered list (or one unit) for each thing that a rule decides. */
export interface ContentUnits {
  readonly rest: RestUnits
  readonly singleEntries: SingleEntryUnits
  readonly singleTypes: SingleTypeUnits
  readonly writes: WriteUnits
  readonly graphql: GraphqlUnits
  readonly list: ListUnits
  readonly queryString: QueryStringUnits
  readonly entries: EntryUnits
  readonly filters: FilterUnits
  readonly search: Search
  readonly sort: SortUnits
  readonly pagination: PaginationUnits
  readonly fields: FieldUnits
  readonly populate: PopulateUnits
  readonly shapes: ShapeUnits
  readonly auth: AuthUnits
  readonly users: UsersUnits
  readonly draftAndPublish: DraftAndPublish
  readonly publicationStates: readonly PublicationStateRule[]
  readonly relatedStates: readonly RelatedState[]
  readonly relatedLocale: RelatedRows
  readonly filteredRows: readonly RelatedRows[]
  readonly localeRules: readonly LocaleRule[]
}

/** The units as the documentation has them, without any quirk. */
export const contentUnits: ContentUnits = {
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
}
