import type { Quirk } from '../../../quirk.ts'
import { bigintegerAsString } from './biginteger-as-string.ts'
import { booleanAsString } from './boolean-as-string.ts'
import { componentWithoutArguments } from './component-without-arguments.ts'
import { dateAsDateTime } from './date-as-date-time.ts'
import { datetimeAsString } from './datetime-as-string.ts'
import { dynamicZoneInputByUid } from './dynamic-zone-input-by-uid.ts'
import { dynamicZoneLeftOut } from './dynamic-zone-left-out.ts'
import { enumerationAsString } from './enumeration-as-string.ts'
import { errorWithoutMessage } from './error-without-message.ts'
import { floatAsString } from './float-as-string.ts'
import { genericMorphWithoutComponents } from './generic-morph-without-components.ts'
import { integerAsFloat } from './integer-as-float.ts'
import { jsonAsString } from './json-as-string.ts'
import { mediaWithoutArguments } from './media-without-arguments.ts'
import { multipleRelationWithoutArguments } from './multiple-relation-without-arguments.ts'
import { nameEntityIdNonNull } from './name-entity-id-non-null.ts'
import { nameEntityresponseDataNonNull } from './name-entityresponse-data-non-null.ts'
import { nameEntityresponsecollectionDataNullable } from './name-entityresponsecollection-data-nullable.ts'
import { nameFiltersinputWithoutCreatedAt } from './name-filtersinput-without-created-at.ts'
import { nameInputWithoutPublishedAt } from './name-input-without-published-at.ts'
import { nameRelationresponsecollectionDataNullable } from './name-relationresponsecollection-data-nullable.ts'
import { nameWithoutCreatedAt } from './name-without-created-at.ts'
import { paginationArgPagesOnly } from './pagination-arg-pages-only.ts'
import { privateHiddenShown } from './private-hidden-shown.ts'
import { publicationStateCalledDraft } from './publication-state-called-draft.ts'
import { requiredNullable } from './required-nullable.ts'
import { responseCollectionMetaWithoutPageCount } from './response-collection-meta-without-page-count.ts'
import { scalarAttributeNotFiltered } from './scalar-attribute-not-filtered.ts'
import { singleRelationNotFiltered } from './single-relation-not-filtered.ts'
import { textAsJson } from './text-as-json.ts'
import { timeAsString } from './time-as-string.ts'

export const typesQuirks: readonly Quirk[] = [
  textAsJson,
  booleanAsString,
  integerAsFloat,
  bigintegerAsString,
  floatAsString,
  dateAsDateTime,
  timeAsString,
  datetimeAsString,
  jsonAsString,
  scalarAttributeNotFiltered,
  enumerationAsString,
  singleRelationNotFiltered,
  multipleRelationWithoutArguments,
  mediaWithoutArguments,
  componentWithoutArguments,
  dynamicZoneLeftOut,
  dynamicZoneInputByUid,
  privateHiddenShown,
  requiredNullable,
  nameWithoutCreatedAt,
  nameInputWithoutPublishedAt,
  nameFiltersinputWithoutCreatedAt,
  nameEntityIdNonNull,
  nameEntityresponseDataNonNull,
  nameEntityresponsecollectionDataNullable,
  nameRelationresponsecollectionDataNullable,
  responseCollectionMetaWithoutPageCount,
  paginationArgPagesOnly,
  publicationStateCalledDraft,
  errorWithoutMessage,
  genericMorphWithoutComponents,
]
