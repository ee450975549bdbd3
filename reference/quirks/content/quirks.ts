import type { Quirk } from '../quirk.ts'
import { authQuirks } from './auth.ts'
import { databaseOperatorQuirks } from './databases/operators.ts'
import { faultQuirks } from './faults.ts'
import { fieldQuirks } from './fields.ts'
import { operatorTypeQuirks } from './filters/attribute-types.ts'
import { filteredAttributeQuirks } from './filters/attributes.ts'
import { defaultAttributeQuirks } from './filters/default-attributes.ts'
import { itemQuirks } from './filters/items.ts'
import { filteredKindQuirks } from './filters/kinds.ts'
import { negatedListQuirks } from './filters/negated-lists.ts'
import { operandQuirks } from './filters/operands.ts'
import { operatorQuirks } from './filters/operators.ts'
import { orQuirks } from './filters/or.ts'
import { operatorPlaceQuirks } from './filters/places.ts'
import { polymorphicQuirks } from './filters/polymorphic.ts'
import { filteredRelationQuirks } from './filters/relations.ts'
import { filterSyntaxQuirks } from './filters/syntax.ts'
import { textFormQuirks } from './filters/text-forms.ts'
import { filteredTypeQuirks } from './filters/types.ts'
import { graphqlQuirks } from './graphql/quirks.ts'
import { entryQuirks, listAnswerQuirks } from './lists/answers.ts'
import { besideQuirks } from './lists/beside.ts'
import { entryMemberQuirks } from './lists/entries.ts'
import { listParameterQuirks } from './lists/parameters.ts'
import { placeQuirks } from './lists/places.ts'
import { listRequestQuirks } from './lists/requests.ts'
import { localeQuirks } from './locale.ts'
import { paginationQuirks } from './pagination.ts'
import { paginationNumberQuirks } from './pagination-numbers.ts'
import { creatorQuirks } from './populate/creators.ts'
import { populateKindQuirks } from './populate/kinds.ts'
import { populateListQuirks } from './populate/lists.ts'
import { populateNameQuirks } from './populate/names.ts'
import { populateParameterQuirks } from './populate/parameters.ts'
import { zoneQuirks } from './populate/zones.ts'
import { publicationQuirks } from './publication.ts'
import { publicationPlaceQuirks } from './publication-beside.ts'
import { shapeQuirks } from './shapes.ts'
import { singleQuirks } from './single.ts'
import { sortQuirks } from './sort.ts'
import { mediaQuirks } from './structures/media.ts'
import { moreMemberQuirks } from './structures/more.ts'
import { partShapeQuirks } from './structures/parts.ts'
import { relationShapeQuirks } from './structures/relations.ts'
import { accountQuirks } from './users/accounts.ts'
import { endpointQuirks } from './users/endpoints.ts'
import { userListQuirks } from './users/list.ts'
import { linkQuirks } from './writes/links.ts'
import { restQuirks } from './writes/rest.ts'
import { storeQuirks } from './writes/store.ts'
import { valueQuirks } from './writes/values.ts'

/** The quirks of the content service, topic by topic. A new quirk is a row beside its unit's other deviations. */
export const contentQuirks: readonly Quirk[] = [
  ...databaseOperatorQuirks,
  ...operatorQuirks,
  ...filterSyntaxQuirks,
  ...negatedListQuirks,
  ...operatorPlaceQuirks,
  ...operatorTypeQuirks,
  ...defaultAttributeQuirks,
  ...orQuirks,
  ...itemQuirks,
  ...operandQuirks,
  ...textFormQuirks,
  ...filteredTypeQuirks,
  ...filteredAttributeQuirks,
  ...filteredRelationQuirks,
  ...filteredKindQuirks,
  ...polymorphicQuirks,
  ...sortQuirks,
  ...paginationQuirks,
  ...paginationNumberQuirks,
  ...listRequestQuirks,
  ...listParameterQuirks,
  ...listAnswerQuirks,
  ...besideQuirks,
  ...placeQuirks,
  ...entryQuirks,
  ...entryMemberQuirks,
  ...populateNameQuirks,
  ...populateListQuirks,
  ...populateKindQuirks,
  ...populateParameterQuirks,
  ...creatorQuirks,
  ...zoneQuirks,
  ...shapeQuirks,
  ...relationShapeQuirks,
  ...partShapeQuirks,
  ...mediaQuirks,
  ...moreMemberQuirks,
  ...faultQuirks,
  ...fieldQuirks,
  ...localeQuirks,
  ...publicationQuirks,
  ...publicationPlaceQuirks,
  ...authQuirks,
  ...endpointQuirks,
  ...userListQuirks,
  ...accountQuirks,
  ...singleQuirks,
  ...restQuirks,
  ...valueQuirks,
  ...linkQuirks,
  ...storeQuirks,
  ...graphqlQuirks,
]
