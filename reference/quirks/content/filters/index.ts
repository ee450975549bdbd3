import type { Quirk } from '../../quirk.ts'
import { andAsOr } from './and-as-or.ts'
import { andLastOnly } from './and-last-only.ts'
import { betweenBoundsAnyOrder } from './between-bounds-any-order.ts'
import { betweenBoundsExcluded } from './between-bounds-excluded.ts'
import { betweenByLanguage } from './between-by-language.ts'
import { betweenLowerBoundOnly } from './between-lower-bound-only.ts'
import { betweenWrongCountFindsNothing } from './between-wrong-count-finds-nothing.ts'
import { bigintegerRounded } from './biginteger-rounded.ts'
import { caseFoldingAsciiOnly } from './case-folding-ascii-only.ts'
import { caseFoldingDottedI } from './case-folding-dotted-i.ts'
import { caseFoldingDropsAccents } from './case-folding-drops-accents.ts'
import { caseFoldingFinalSigmaKept } from './case-folding-final-sigma-kept.ts'
import { componentsRefused } from './components-refused.ts'
import { containsAsEscapingLike } from './contains-as-escaping-like.ts'
import { containsAsLike } from './contains-as-like.ts'
import { containsIgnoresCase } from './contains-ignores-case.ts'
import { containsLiteralWildcards } from './contains-literal-wildcards.ts'
import { containsiAsEscapingLike } from './containsi-as-escaping-like.ts'
import { containsiAsLike } from './containsi-as-like.ts'
import { containsiMindsCase } from './containsi-minds-case.ts'
import { dynamicZoneLeftOut } from './dynamic-zone-left-out.ts'
import { emptyOperandFindsNothing } from './empty-operand-finds-nothing.ts'
import { endsWithAnywhere } from './ends-with-anywhere.ts'
import { endsWithAsEscapingLike } from './ends-with-as-escaping-like.ts'
import { endsWithAsLike } from './ends-with-as-like.ts'
import { endsWithIgnoresCase } from './ends-with-ignores-case.ts'
import { endsWithiAsEscapingLike } from './ends-withi-as-escaping-like.ts'
import { endsWithiAsLike } from './ends-withi-as-like.ts'
import { endsWithiMindsCase } from './ends-withi-minds-case.ts'
import { endsWithiUnknown } from './ends-withi-unknown.ts'
import { eqByCollation } from './eq-by-collation.ts'
import { eqiAsEscapingLike } from './eqi-as-escaping-like.ts'
import { eqiAsLike } from './eqi-as-like.ts'
import { eqiMindsCase } from './eqi-minds-case.ts'
import { groupShapeFirstOnly } from './group-shape-first-only.ts'
import { groupWrongShapeObject } from './group-wrong-shape-object.ts'
import { gtAsText } from './gt-as-text.ts'
import { gtByLanguage } from './gt-by-language.ts'
import { gtOrEqual } from './gt-or-equal.ts'
import { gteAsText } from './gte-as-text.ts'
import { gteByLanguage } from './gte-by-language.ts'
import { gteGreaterOnly } from './gte-greater-only.ts'
import { idRefused } from './id-refused.ts'
import { implicitEqAsContains } from './implicit-eq-as-contains.ts'
import { implicitInAsBetween } from './implicit-in-as-between.ts'
import { inByCollation } from './in-by-collation.ts'
import { inFirstOnly } from './in-first-only.ts'
import { inOneValueCommas } from './in-one-value-commas.ts'
import { indexedItemsAsNames } from './indexed-items-as-names.ts'
import { ltAsText } from './lt-as-text.ts'
import { ltByLanguage } from './lt-by-language.ts'
import { ltOrEqual } from './lt-or-equal.ts'
import { lteAsText } from './lte-as-text.ts'
import { lteByLanguage } from './lte-by-language.ts'
import { lteLessOnly } from './lte-less-only.ts'
import { mediaFilterable } from './media-filterable.ts'
import { mediaLeftOut } from './media-left-out.ts'
import { morphLeftOut } from './morph-left-out.ts'
import { neByCollation } from './ne-by-collation.ts'
import { neInverted } from './ne-inverted.ts'
import { negationOverManyNone } from './negation-over-many-none.ts'
import { neiAsEscapingLike } from './nei-as-escaping-like.ts'
import { neiAsLike } from './nei-as-like.ts'
import { neiMindsCase } from './nei-minds-case.ts'
import { neiUnknown } from './nei-unknown.ts'
import { noPopulationPopulates } from './no-population-populates.ts'
import { notAnObjectIgnored } from './not-an-object-ignored.ts'
import { notContainsAsEscapingLike } from './not-contains-as-escaping-like.ts'
import { notContainsAsLike } from './not-contains-as-like.ts'
import { notContainsIgnoresCase } from './not-contains-ignores-case.ts'
import { notContainsiAsEscapingLike } from './not-containsi-as-escaping-like.ts'
import { notContainsiAsLike } from './not-containsi-as-like.ts'
import { notContainsiMindsCase } from './not-containsi-minds-case.ts'
import { notIgnored } from './not-ignored.ts'
import { notInAnyDiffers } from './not-in-any-differs.ts'
import { notInByCollation } from './not-in-by-collation.ts'
import { notNullEmptyText } from './not-null-empty-text.ts'
import { notShapeArrayRefused } from './not-shape-array-refused.ts'
import { notShapeEachNegated } from './not-shape-each-negated.ts'
import { nullEmptyText } from './null-empty-text.ts'
import { nullNeverMatchesNegationsKeep } from './null-never-matches-negations-keep.ts'
import { nullOperandAlwaysYes } from './null-operand-always-yes.ts'
import { operandBooleanOnlyTrue } from './operand-boolean-only-true.ts'
import { operandDateAsText } from './operand-date-as-text.ts'
import { operandDatetimeAsPlatform } from './operand-datetime-as-platform.ts'
import { operandJsonParsed } from './operand-json-parsed.ts'
import { operandNumberDigitsOnly } from './operand-number-digits-only.ts'
import { operandNumberWholeIntegers } from './operand-number-whole-integers.ts'
import { operandNumberWrongFindsNothing } from './operand-number-wrong-finds-nothing.ts'
import { operandNumberWrongLeadingDigits } from './operand-number-wrong-leading-digits.ts'
import { operandTextTrimmed } from './operand-text-trimmed.ts'
import { operandTimeAsText } from './operand-time-as-text.ts'
import { operandWholeNumberAsZero } from './operand-whole-number-as-zero.ts'
import { operandWholeNumberRefused } from './operand-whole-number-refused.ts'
import { orAsAnd } from './or-as-and.ts'
import { orFirstOnly } from './or-first-only.ts'
import { orSiblingsFirstOnly } from './or-siblings-first-only.ts'
import { orSiblingsRefused } from './or-siblings-refused.ts'
import { relatedDraftsUnseen } from './related-drafts-unseen.ts'
import { relationIdentifierRefused } from './relation-identifier-refused.ts'
import { relationPresenceRefused } from './relation-presence-refused.ts'
import { relationsDepthOne } from './relations-depth-one.ts'
import { relationsDistinctRepeats } from './relations-distinct-repeats.ts'
import { relationsDistinctTotalInflated } from './relations-distinct-total-inflated.ts'
import { relationsFirstOnly } from './relations-first-only.ts'
import { relationsLeftOut } from './relations-left-out.ts'
import { sameRelatedEntryAny } from './same-related-entry-any.ts'
import { secretFilterable } from './secret-filterable.ts'
import { secretLeftOut } from './secret-left-out.ts'
import { severalOperandsAll } from './several-operands-all.ts'
import { sqliteTextForms } from './sqlite-text-forms.ts'
import { startsWithAnywhere } from './starts-with-anywhere.ts'
import { startsWithAsEscapingLike } from './starts-with-as-escaping-like.ts'
import { startsWithAsLike } from './starts-with-as-like.ts'
import { startsWithIgnoresCase } from './starts-with-ignores-case.ts'
import { startsWithiAsEscapingLike } from './starts-withi-as-escaping-like.ts'
import { startsWithiAsLike } from './starts-withi-as-like.ts'
import { startsWithiMindsCase } from './starts-withi-minds-case.ts'
import { startsWithiUnknown } from './starts-withi-unknown.ts'
import { syntaxIgnored } from './syntax-ignored.ts'
import { textFormAsCast } from './text-form-as-cast.ts'
import { textFormJsonSpaced } from './text-form-json-spaced.ts'
import { textFormTextsOnly } from './text-form-texts-only.ts'
import { textFormWholeDecimalDigits } from './text-form-whole-decimal-digits.ts'
import { unknownAttributeLeftOut } from './unknown-attribute-left-out.ts'
import { unknownOperatorRefused } from './unknown-operator-refused.ts'
import { unreadableRelationFilterable } from './unreadable-relation-filterable.ts'

/** Quirks of filters. A new quirk is its file and its line here. */
export const filterQuirks: readonly Quirk[] = [
  eqiAsLike,
  neiAsLike,
  containsAsLike,
  containsiAsLike,
  notContainsAsLike,
  notContainsiAsLike,
  startsWithAsLike,
  startsWithiAsLike,
  endsWithAsLike,
  endsWithiAsLike,
  mediaFilterable,
  orSiblingsRefused,
  sqliteTextForms,
  bigintegerRounded,
  containsAsEscapingLike,
  notContainsAsEscapingLike,
  startsWithAsEscapingLike,
  endsWithAsEscapingLike,
  eqiAsEscapingLike,
  neiAsEscapingLike,
  containsiAsEscapingLike,
  notContainsiAsEscapingLike,
  startsWithiAsEscapingLike,
  endsWithiAsEscapingLike,
  eqiMindsCase,
  neiMindsCase,
  containsiMindsCase,
  notContainsiMindsCase,
  startsWithiMindsCase,
  endsWithiMindsCase,
  containsIgnoresCase,
  notContainsIgnoresCase,
  startsWithIgnoresCase,
  endsWithIgnoresCase,
  neiUnknown,
  startsWithiUnknown,
  endsWithiUnknown,
  startsWithAnywhere,
  endsWithAnywhere,
  eqByCollation,
  neByCollation,
  inByCollation,
  notInByCollation,
  neInverted,
  ltOrEqual,
  lteLessOnly,
  gtOrEqual,
  gteGreaterOnly,
  ltAsText,
  ltByLanguage,
  lteAsText,
  lteByLanguage,
  gtAsText,
  gtByLanguage,
  gteAsText,
  gteByLanguage,
  betweenByLanguage,
  betweenLowerBoundOnly,
  betweenBoundsExcluded,
  betweenBoundsAnyOrder,
  betweenWrongCountFindsNothing,
  inFirstOnly,
  notInAnyDiffers,
  nullEmptyText,
  notNullEmptyText,
  orAsAnd,
  orFirstOnly,
  andAsOr,
  andLastOnly,
  notIgnored,
  notShapeEachNegated,
  containsLiteralWildcards,
  emptyOperandFindsNothing,
  caseFoldingAsciiOnly,
  caseFoldingDropsAccents,
  caseFoldingDottedI,
  caseFoldingFinalSigmaKept,
  operandTextTrimmed,
  operandBooleanOnlyTrue,
  operandDateAsText,
  operandTimeAsText,
  operandDatetimeAsPlatform,
  operandJsonParsed,
  operandNumberDigitsOnly,
  operandNumberWrongFindsNothing,
  operandNumberWrongLeadingDigits,
  operandWholeNumberRefused,
  operandWholeNumberAsZero,
  textFormAsCast,
  textFormJsonSpaced,
  implicitEqAsContains,
  implicitInAsBetween,
  nullNeverMatchesNegationsKeep,
  nullOperandAlwaysYes,
  severalOperandsAll,
  inOneValueCommas,
  groupShapeFirstOnly,
  groupWrongShapeObject,
  notShapeArrayRefused,
  syntaxIgnored,
  notAnObjectIgnored,
  unknownAttributeLeftOut,
  unknownOperatorRefused,
  dynamicZoneLeftOut,
  mediaLeftOut,
  morphLeftOut,
  secretFilterable,
  secretLeftOut,
  unreadableRelationFilterable,
  idRefused,
  componentsRefused,
  relationsLeftOut,
  relationsFirstOnly,
  negationOverManyNone,
  sameRelatedEntryAny,
  relatedDraftsUnseen,
  relationIdentifierRefused,
  relationPresenceRefused,
  orSiblingsFirstOnly,
  relationsDepthOne,
  relationsDistinctRepeats,
  relationsDistinctTotalInflated,
  noPopulationPopulates,
  textFormTextsOnly,
  indexedItemsAsNames,
  textFormWholeDecimalDigits,
  operandNumberWholeIntegers,
]
