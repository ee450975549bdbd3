import type { Quirk } from '../quirk.ts'
import { fieldsCommasSplit } from './fields/commas-split.ts'
import { fieldsIdRefused } from './fields/id-refused.ts'
import { morphLinksLost } from './fields/morph-links-lost.ts'
import { fieldsNotScalarIgnored } from './fields/not-scalar-ignored.ts'
import { fieldsPopulatedIgnored } from './fields/populated-ignored.ts'
import { fieldsSecretIgnored } from './fields/secret-ignored.ts'
import { fieldsSelectedIgnored } from './fields/selected-ignored.ts'
import { sortedColumnsShown } from './fields/sorted-columns-shown.ts'
import { fieldsUnknownIgnored } from './fields/unknown-ignored.ts'
import { fieldsWildcardAsName } from './fields/wildcard-as-name.ts'
import { fieldsWrongValueIgnored } from './fields/wrong-value-ignored.ts'
import { localeAbsentAll } from './locale/absent-all.ts'
import { localeAllAsCode } from './locale/all-as-code.ts'
import { localeDeepFiltersDefaultOnly } from './locale/deep-filters-default-only.ts'
import { localeFilterDecides } from './locale/filter-decides.ts'
import { localeGivenIgnored } from './locale/given-ignored.ts'
import { localeNotLocalizedRefused } from './locale/not-localized-refused.ts'
import { localePopulatedDefaultOnly } from './locale/populated-default-only.ts'
import { localeSeveralFirst } from './locale/several-first.ts'
import { localeSingleTypeDefault } from './locale/single-type-default.ts'
import { localeUnknownFallsBack } from './locale/unknown-falls-back.ts'
import { commasNotSplit } from './populate/commas-not-split.ts'
import { componentsWhole } from './populate/components-whole.ts'
import { countIgnored } from './populate/count-ignored.ts'
import { creatorFieldsShown } from './populate/creator-fields-shown.ts'
import { dottedPathsAsNames } from './populate/dotted-paths-as-names.ts'
import { everythingByDefault } from './populate/everything-by-default.ts'
import { everythingRelationsOnly } from './populate/everything-relations-only.ts'
import { everythingTwoLevels } from './populate/everything-two-levels.ts'
import { everythingWithoutLocalizations } from './populate/everything-without-localizations.ts'
import { filtersIgnored } from './populate/filters-ignored.ts'
import { levelsThree } from './populate/levels-three.ts'
import { limitPerEntry } from './populate/limit-per-entry.ts'
import { limitRefused } from './populate/limit-refused.ts'
import { listFirstOnly } from './populate/list-first-only.ts'
import { morphTypesAll } from './populate/morph-types-all.ts'
import { nestedIgnored } from './populate/nested-ignored.ts'
import { paginationRead } from './populate/pagination-read.ts'
import { pathStepsTwo } from './populate/path-steps-two.ts'
import { privateAttributesShown } from './populate/private-attributes-shown.ts'
import { scalarNamesRefused } from './populate/scalar-names-refused.ts'
import { sortIgnored } from './populate/sort-ignored.ts'
import { switchAlwaysOn } from './populate/switch-always-on.ts'
import { unknownNamesRefused } from './populate/unknown-names-refused.ts'
import { unreadableRelationsForbidden } from './populate/unreadable-relations-forbidden.ts'
import { unreadableRelationsShown } from './populate/unreadable-relations-shown.ts'
import { wrongValueIgnored } from './populate/wrong-value-ignored.ts'
import { zoneAloneWhole } from './populate/zone-alone-whole.ts'
import { zoneDetailedAsShared } from './populate/zone-detailed-as-shared.ts'
import { zoneSharedFirst } from './populate/zone-shared-first.ts'
import { zoneSharedOwnFields } from './populate/zone-shared-own-fields.ts'
import { zoneSharedPartsIgnored } from './populate/zone-shared-parts-ignored.ts'
import { zoneUnnamedKept } from './populate/zone-unnamed-kept.ts'
import { publicationDeepFiltersPublishedOnly } from './publication/deep-filters-published-only.ts'
import { publicationDefaultPreview } from './publication/default-preview.ts'
import { publicationDraftsOnlyAll } from './publication/drafts-only-all.ts'
import { publicationLiveIgnored } from './publication/live-ignored.ts'
import { publicationNoValueLive } from './publication/no-value-live.ts'
import { publicationPopulateParameterIgnored } from './publication/populate-parameter-ignored.ts'
import { publicationPopulatedDraftsLeak } from './publication/populated-drafts-leak.ts'
import { publicationPreviewDraftsOnly } from './publication/preview-drafts-only.ts'
import { publicationPreviewIgnored } from './publication/preview-ignored.ts'
import { publicationSingleTypeDraftShown } from './publication/single-type-draft-shown.ts'
import { publicationTypesWithoutHidden } from './publication/types-without-hidden.ts'
import { publicationWrongValueLive } from './publication/wrong-value-live.ts'
import { componentWrapped } from './shapes/component-wrapped.ts'
import { emptyListNull } from './shapes/empty-list-null.ts'
import { emptyMediaListArray } from './shapes/empty-media-list-array.ts'
import { emptyMorphListLeftOut } from './shapes/empty-morph-list-left-out.ts'
import { emptySingleList } from './shapes/empty-single-list.ts'
import { localizationsBare } from './shapes/localizations-bare.ts'
import { mediaInAList } from './shapes/media-in-a-list.ts'
import { mediaListSingle } from './shapes/media-list-single.ts'
import { mediaWithoutFormats } from './shapes/media-without-formats.ts'
import { morphInverseBare } from './shapes/morph-inverse-bare.ts'
import { morphLeaks } from './shapes/morph-leaks.ts'
import { morphListUntyped } from './shapes/morph-list-untyped.ts'
import { morphTargetTyped } from './shapes/morph-target-typed.ts'
import { multipleRelationFirst } from './shapes/multiple-relation-first.ts'
import { repeatableComponentWrapped } from './shapes/repeatable-component-wrapped.ts'
import { secretsPrivateShown } from './shapes/secrets-private-shown.ts'
import { singleRelationBare } from './shapes/single-relation-bare.ts'
import { zoneOtherTypeKey } from './shapes/zone-other-type-key.ts'

/** Quirks of what is read: populate, populated structures, fields, locale and publication state. */
export const readQuirks: readonly Quirk[] = [
  sortedColumnsShown,
  morphLeaks,
  everythingByDefault,
  everythingWithoutLocalizations,
  everythingTwoLevels,
  everythingRelationsOnly,
  listFirstOnly,
  nestedIgnored,
  levelsThree,
  dottedPathsAsNames,
  pathStepsTwo,
  commasNotSplit,
  switchAlwaysOn,
  unknownNamesRefused,
  creatorFieldsShown,
  scalarNamesRefused,
  privateAttributesShown,
  unreadableRelationsShown,
  unreadableRelationsForbidden,
  componentsWhole,
  zoneAloneWhole,
  zoneSharedOwnFields,
  zoneSharedPartsIgnored,
  zoneDetailedAsShared,
  zoneUnnamedKept,
  zoneSharedFirst,
  filtersIgnored,
  sortIgnored,
  limitPerEntry,
  limitRefused,
  countIgnored,
  paginationRead,
  morphTypesAll,
  wrongValueIgnored,
  singleRelationBare,
  multipleRelationFirst,
  localizationsBare,
  mediaInAList,
  mediaWithoutFormats,
  mediaListSingle,
  componentWrapped,
  repeatableComponentWrapped,
  zoneOtherTypeKey,
  emptySingleList,
  emptyListNull,
  emptyMorphListLeftOut,
  emptyMediaListArray,
  morphTargetTyped,
  morphListUntyped,
  morphInverseBare,
  secretsPrivateShown,
  fieldsSelectedIgnored,
  fieldsWildcardAsName,
  fieldsIdRefused,
  fieldsUnknownIgnored,
  fieldsSecretIgnored,
  fieldsNotScalarIgnored,
  fieldsCommasSplit,
  fieldsPopulatedIgnored,
  fieldsWrongValueIgnored,
  morphLinksLost,
  localeGivenIgnored,
  localeAbsentAll,
  localeAllAsCode,
  localeSeveralFirst,
  localeUnknownFallsBack,
  localeNotLocalizedRefused,
  localeFilterDecides,
  localePopulatedDefaultOnly,
  localeDeepFiltersDefaultOnly,
  localeSingleTypeDefault,
  publicationDefaultPreview,
  publicationLiveIgnored,
  publicationPreviewIgnored,
  publicationPreviewDraftsOnly,
  publicationTypesWithoutHidden,
  publicationNoValueLive,
  publicationWrongValueLive,
  publicationPopulatedDraftsLeak,
  publicationPopulateParameterIgnored,
  publicationDeepFiltersPublishedOnly,
  publicationDraftsOnlyAll,
  publicationSingleTypeDraftShown,
]
