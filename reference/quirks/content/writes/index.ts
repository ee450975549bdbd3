import type { Quirk } from '../../quirk.ts'
import { allOrNothingLeftBehind } from './all-or-nothing-left-behind.ts'
import { bodyDataStatus422 } from './body-data-status-422.ts'
import { bodyDepthShallower } from './body-depth-shallower.ts'
import { bodyFormNotRead } from './body-form-not-read.ts'
import { bodyJsonOneMediaType } from './body-json-one-media-type.ts'
import { bodyJsonSyntaxStatus422 } from './body-json-syntax-status-422.ts'
import { bodyJsonValuesStatus422 } from './body-json-values-status-422.ts'
import { bodyMultipartNotRead } from './body-multipart-not-read.ts'
import { bodySizeStatus400 } from './body-size-status-400.ts'
import { bodyTextReadAsJson } from './body-text-read-as-json.ts'
import { componentsForeignOtherName } from './components-foreign-other-name.ts'
import { componentsMaxNotChecked } from './components-max-not-checked.ts'
import { componentsMinEmptyRefused } from './components-min-empty-refused.ts'
import { componentsRepeatableNullTaken } from './components-repeatable-null-taken.ts'
import { componentsSingleNullIgnored } from './components-single-null-ignored.ts'
import { constraintsEmailNotChecked } from './constraints-email-not-checked.ts'
import { constraintsEmailNotEmptyNotChecked } from './constraints-email-not-empty-not-checked.ts'
import { constraintsIntegerNotChecked } from './constraints-integer-not-checked.ts'
import { constraintsMaxLengthNotChecked } from './constraints-max-length-not-checked.ts'
import { constraintsMaxNotChecked } from './constraints-max-not-checked.ts'
import { constraintsMinLengthNotChecked } from './constraints-min-length-not-checked.ts'
import { constraintsMinNotChecked } from './constraints-min-not-checked.ts'
import { constraintsRegexNotChecked } from './constraints-regex-not-checked.ts'
import { constraintsUidNotChecked } from './constraints-uid-not-checked.ts'
import { constraintsUniqueNotChecked } from './constraints-unique-not-checked.ts'
import { createAnswerStatus201 } from './create-answer-status-201.ts'
import { createIdsGivenAgain } from './create-ids-given-again.ts'
import { createPublishedDraftByDefault } from './create-published-draft-by-default.ts'
import { defaultsNone } from './defaults-none.ts'
import { deleteAnswerNoContent } from './delete-answer-no-content.ts'
import { deleteLinksKept } from './delete-links-kept.ts'
import { draftsRelaxedAsPublished } from './drafts-relaxed-as-published.ts'
import { faultsFirstOnly } from './faults-first-only.ts'
import { faultsOrderReversed } from './faults-order-reversed.ts'
import { inputReadOnlyRefused } from './input-read-only-refused.ts'
import { inputUnknownRefused } from './input-unknown-refused.ts'
import { inputUnreadableRelationLinked } from './input-unreadable-relation-linked.ts'
import { localeDefaultAlways } from './locale-default-always.ts'
import { localeFixedChanged } from './locale-fixed-changed.ts'
import { localeUnknownTaken } from './locale-unknown-taken.ts'
import { localizationsAnswerWrapped } from './localizations-answer-wrapped.ts'
import { localizationsLinkedBackAlways } from './localizations-linked-back-always.ts'
import { localizationsLocaleInvalidNotChecked } from './localizations-locale-invalid-not-checked.ts'
import { localizationsLocaleMissingNotChecked } from './localizations-locale-missing-not-checked.ts'
import { localizationsLocaleUsedMadeAgain } from './localizations-locale-used-made-again.ts'
import { localizationsSharedAlways } from './localizations-shared-always.ts'
import { localizationsUnknownEntryOtherWords } from './localizations-unknown-entry-other-words.ts'
import { mediaConnectTaken } from './media-connect-taken.ts'
import { relationsChangesDisconnectIgnored } from './relations-changes-disconnect-ignored.ts'
import { relationsExistenceNotChecked } from './relations-existence-not-checked.ts'
import { relationsIdAdded } from './relations-id-added.ts'
import { relationsListAdded } from './relations-list-added.ts'
import { relationsMorphNullIgnored } from './relations-morph-null-ignored.ts'
import { relationsMorphUntypedPassedOver } from './relations-morph-untyped-passed-over.ts'
import { relationsMorphViewConnectTaken } from './relations-morph-view-connect-taken.ts'
import { relationsNullIgnored } from './relations-null-ignored.ts'
import { relationsOneOfManyAlwaysFirst } from './relations-one-of-many-always-first.ts'
import { relationsPositionIgnored } from './relations-position-ignored.ts'
import { relationsSetAdded } from './relations-set-added.ts'
import { requiredNotChecked } from './required-not-checked.ts'
import { requiredOnUpdateNullTaken } from './required-on-update-null-taken.ts'
import { selectionEverythingShown } from './selection-everything-shown.ts'
import { timestampsChangeNotNoted } from './timestamps-change-not-noted.ts'
import { updateAnswerNoContent } from './update-answer-no-content.ts'
import { bigintegerAsSqlite } from './values-biginteger-as-sqlite.ts'
import { valuesBlocksNotChecked } from './values-blocks-not-checked.ts'
import { valuesBooleanWordsRefused } from './values-boolean-words-refused.ts'
import { valuesDateDaysNotChecked } from './values-date-days-not-checked.ts'
import { valuesDatetimeAsSent } from './values-datetime-as-sent.ts'
import { valuesEnumerationAnyText } from './values-enumeration-any-text.ts'
import { valuesJsonTextOnly } from './values-json-text-only.ts'
import { valuesNumberTextRefused } from './values-number-text-refused.ts'
import { valuesPasswordNumbersTaken } from './values-password-numbers-taken.ts'
import { valuesTextNumbersTaken } from './values-text-numbers-taken.ts'
import { valuesTimeWithoutDecimals } from './values-time-without-decimals.ts'
import { valuesTimestampInSeconds } from './values-timestamp-in-seconds.ts'
import { zonesAnyComponentListedOnly } from './zones-any-component-listed-only.ts'
import { zonesComponentNamedNullTaken } from './zones-component-named-null-taken.ts'

/** The quirks of writes. */
export const writeQuirks: readonly Quirk[] = [
  allOrNothingLeftBehind,
  bodyDataStatus422,
  bodyDepthShallower,
  bodyFormNotRead,
  bodyJsonOneMediaType,
  bodyJsonSyntaxStatus422,
  bodyJsonValuesStatus422,
  bodyMultipartNotRead,
  bodySizeStatus400,
  bodyTextReadAsJson,
  componentsForeignOtherName,
  componentsMaxNotChecked,
  componentsMinEmptyRefused,
  componentsRepeatableNullTaken,
  componentsSingleNullIgnored,
  constraintsEmailNotChecked,
  constraintsEmailNotEmptyNotChecked,
  constraintsIntegerNotChecked,
  constraintsMaxLengthNotChecked,
  constraintsMaxNotChecked,
  constraintsMinLengthNotChecked,
  constraintsMinNotChecked,
  constraintsRegexNotChecked,
  constraintsUidNotChecked,
  constraintsUniqueNotChecked,
  createAnswerStatus201,
  createIdsGivenAgain,
  createPublishedDraftByDefault,
  defaultsNone,
  deleteAnswerNoContent,
  deleteLinksKept,
  draftsRelaxedAsPublished,
  faultsFirstOnly,
  faultsOrderReversed,
  inputReadOnlyRefused,
  inputUnknownRefused,
  inputUnreadableRelationLinked,
  localeDefaultAlways,
  localeFixedChanged,
  localeUnknownTaken,
  localizationsAnswerWrapped,
  localizationsLinkedBackAlways,
  localizationsLocaleInvalidNotChecked,
  localizationsLocaleMissingNotChecked,
  localizationsLocaleUsedMadeAgain,
  localizationsSharedAlways,
  localizationsUnknownEntryOtherWords,
  mediaConnectTaken,
  relationsChangesDisconnectIgnored,
  relationsExistenceNotChecked,
  relationsIdAdded,
  relationsListAdded,
  relationsMorphNullIgnored,
  relationsMorphUntypedPassedOver,
  relationsMorphViewConnectTaken,
  relationsNullIgnored,
  relationsOneOfManyAlwaysFirst,
  relationsPositionIgnored,
  relationsSetAdded,
  requiredNotChecked,
  requiredOnUpdateNullTaken,
  selectionEverythingShown,
  timestampsChangeNotNoted,
  updateAnswerNoContent,
  bigintegerAsSqlite,
  valuesBlocksNotChecked,
  valuesBooleanWordsRefused,
  valuesDateDaysNotChecked,
  valuesDatetimeAsSent,
  valuesEnumerationAnyText,
  valuesJsonTextOnly,
  valuesNumberTextRefused,
  valuesPasswordNumbersTaken,
  valuesTextNumbersTaken,
  valuesTimeWithoutDecimals,
  valuesTimestampInSeconds,
  zonesAnyComponentListedOnly,
  zonesComponentNamedNullTaken,
]

/** What Strapi 4.26.2 on SQLite does otherwise than the reference in writes. */
export const sqliteWriteQuirks: readonly Quirk[] = [bigintegerAsSqlite]
