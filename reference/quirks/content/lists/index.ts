import type { Quirk } from '../../quirk.ts'
import { arrayLimitTwenty } from './array-limit-twenty.ts'
import { attributesFlat } from './attributes-flat.ts'
import { attributesNullsAsTexts } from './attributes-nulls-as-texts.ts'
import { badEncodingRefused } from './bad-encoding-refused.ts'
import { bigintegerAsNumber } from './biginteger-as-number.ts'
import { booleanAsNumber } from './boolean-as-number.ts'
import { bracketsDots } from './brackets-dots.ts'
import { bracketsLastWins } from './brackets-last-wins.ts'
import { bracketsNoArrays } from './brackets-no-arrays.ts'
import { createdAtLeftOut } from './created-at-left-out.ts'
import { createdAtSeconds } from './created-at-seconds.ts'
import { datetimeAsNumber } from './datetime-as-number.ts'
import { decimalAsText } from './decimal-as-text.ts'
import { defaultAttributesRelations } from './default-attributes-relations.ts'
import { depthLimitFive } from './depth-limit-five.ts'
import { draftAndPublishLeftOut } from './draft-and-publish-left-out.ts'
import { errorShape500 } from './error-shape-500.ts'
import { errorShapeFlat } from './error-shape-flat.ts'
import { errorShapeNoDetails } from './error-shape-no-details.ts'
import { fieldsNullsLeftOut } from './fields-nulls-left-out.ts'
import { filtersOnGeneratedEndpointsIgnored } from './filters-on-generated-endpoints-ignored.ts'
import { firstOnlySortFirst } from './first-only-sort-first.ts'
import { forbiddenHidden } from './forbidden-hidden.ts'
import { healthNotFound } from './health-not-found.ts'
import { idAmongAttributes } from './id-among-attributes.ts'
import { idAsText } from './id-as-text.ts'
import { jsonAsText } from './json-as-text.ts'
import { kindFirstEntry } from './kind-first-entry.ts'
import { localeLeftOut } from './locale-left-out.ts'
import { methodNotAllowedAs404 } from './method-not-allowed-as-404.ts'
import { notFoundAs403 } from './not-found-as-403.ts'
import { oddPrototypes } from './odd-prototypes.ts'
import { oddSemicolons } from './odd-semicolons.ts'
import { optionsNoContent } from './options-no-content.ts'
import { parametersUnknownRefused } from './parameters-unknown-refused.ts'
import { pathCollectionName } from './path-collection-name.ts'
import { pathFormsExact } from './path-forms-exact.ts'
import { pathOfVersion } from './path-of-version.ts'
import { pathPluralGuessed } from './path-plural-guessed.ts'
import { pathSingularName } from './path-singular-name.ts'
import { pathWithoutApi } from './path-without-api.ts'
import { payloadRead } from './payload-read.ts'
import { pluginOptionsLocaleEverywhere } from './plugin-options-locale-everywhere.ts'
import { publishedAtEverywhere } from './published-at-everywhere.ts'
import { publishedOnlyDraftsShown } from './published-only-drafts-shown.ts'
import { responseBare } from './response-bare.ts'
import { responseFlatMeta } from './response-flat-meta.ts'
import { searchAsLike } from './search-as-like.ts'
import { searchAsPostgresLike } from './search-as-postgres-like.ts'
import { searchIgnored } from './search-ignored.ts'
import { searchMindsCase } from './search-minds-case.ts'
import { searchPrivate } from './search-private.ts'
import { searchStringsOnly } from './search-strings-only.ts'
import { secretsShown } from './secrets-shown.ts'
import { startPageNotFound } from './start-page-not-found.ts'
import { timeWithoutZeros } from './time-without-zeros.ts'
import { updatedAtAsCreatedAt } from './updated-at-as-created-at.ts'

/** Quirks of lists as a whole: paths, query strings, answers, entries, refusals and search. A new quirk is its file and its line here. */
export const frameQuirks: readonly Quirk[] = [
  searchAsLike,
  searchAsPostgresLike,
  searchMindsCase,
  searchIgnored,
  searchStringsOnly,
  searchPrivate,
  bracketsNoArrays,
  bracketsDots,
  bracketsLastWins,
  arrayLimitTwenty,
  depthLimitFive,
  oddSemicolons,
  oddPrototypes,
  badEncodingRefused,
  parametersUnknownRefused,
  pathWithoutApi,
  pathCollectionName,
  pathSingularName,
  pathPluralGuessed,
  pathOfVersion,
  kindFirstEntry,
  responseBare,
  responseFlatMeta,
  payloadRead,
  pathFormsExact,
  errorShapeFlat,
  errorShapeNoDetails,
  errorShape500,
  forbiddenHidden,
  notFoundAs403,
  methodNotAllowedAs404,
  startPageNotFound,
  healthNotFound,
  optionsNoContent,
  firstOnlySortFirst,
  publishedOnlyDraftsShown,
  filtersOnGeneratedEndpointsIgnored,
  attributesFlat,
  idAsText,
  idAmongAttributes,
  createdAtLeftOut,
  createdAtSeconds,
  updatedAtAsCreatedAt,
  publishedAtEverywhere,
  draftAndPublishLeftOut,
  localeLeftOut,
  pluginOptionsLocaleEverywhere,
  fieldsNullsLeftOut,
  attributesNullsAsTexts,
  defaultAttributesRelations,
  secretsShown,
  timeWithoutZeros,
  bigintegerAsNumber,
  decimalAsText,
  booleanAsNumber,
  jsonAsText,
  datetimeAsNumber,
]
