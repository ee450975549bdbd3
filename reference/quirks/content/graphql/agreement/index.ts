import type { Quirk } from '../../../quirk.ts'
import { bigintegersAsFloats } from './bigintegers-as-floats.ts'
import { componentsReversed } from './components-reversed.ts'
import { datesMillisecondsCut } from './dates-milliseconds-cut.ts'
import { deepFiltersOneLevelOnly } from './deep-filters-one-level-only.ts'
import { filterGroupsOrFirstOnly } from './filter-groups-or-first-only.ts'
import { filtersListsFirstOnly } from './filters-lists-first-only.ts'
import { jsonEmptyAsNull } from './json-empty-as-null.ts'
import { localeAllAsDefault } from './locale-all-as-default.ts'
import { mediaFirstOnly } from './media-first-only.ts'
import { numbersFractionsRounded } from './numbers-fractions-rounded.ts'
import { offsetsStartFromOne } from './offsets-start-from-one.ts'
import { pagesTotalOfPage } from './pages-total-of-page.ts'
import { publicationStatePreviewAsLive } from './publication-state-preview-as-live.ts'
import { refusalsUnauthorized } from './refusals-unauthorized.ts'
import { relatedListsFiltersIgnored } from './related-lists-filters-ignored.ts'
import { relationsFirstOnly } from './relations-first-only.ts'
import { singleEntryDraftsHidden } from './single-entry-drafts-hidden.ts'
import { singleTypeLocaleIgnored } from './single-type-locale-ignored.ts'
import { sortFirstOnly } from './sort-first-only.ts'
import { textFiltersOperandsEncoded } from './text-filters-operands-encoded.ts'
import { valuesTextsTrimmed } from './values-texts-trimmed.ts'
import { zonesGroupedByKind } from './zones-grouped-by-kind.ts'

/** One of the two doors alone is wrong. */
export const agreementQuirks: readonly Quirk[] = [
  valuesTextsTrimmed,
  numbersFractionsRounded,
  bigintegersAsFloats,
  datesMillisecondsCut,
  jsonEmptyAsNull,
  textFiltersOperandsEncoded,
  filtersListsFirstOnly,
  filterGroupsOrFirstOnly,
  deepFiltersOneLevelOnly,
  sortFirstOnly,
  pagesTotalOfPage,
  offsetsStartFromOne,
  publicationStatePreviewAsLive,
  localeAllAsDefault,
  singleEntryDraftsHidden,
  singleTypeLocaleIgnored,
  relationsFirstOnly,
  relatedListsFiltersIgnored,
  componentsReversed,
  zonesGroupedByKind,
  mediaFirstOnly,
  refusalsUnauthorized,
]
