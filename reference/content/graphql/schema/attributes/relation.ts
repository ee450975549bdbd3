import type { Attribute, RelationAttribute } from '../../../model/types.ts'
import { relatedResolver } from '../../resolve/linked.ts'
import { fieldArguments } from '../arguments/rules.ts'
import { type AttributePlace, attributeRule, type OutputField } from '../attribute-rule.ts'
import { entityResponseName, filtersInputName, relationResponseCollectionName } from '../naming.ts'
import { contentType } from '../scope.ts'

type PlainRelation = RelationAttribute & { readonly target: string }

/** A relation to one known type, read from this side. */
function isPlainRelation(attribute: Attribute): attribute is PlainRelation {
  return attribute.kind === 'relation' && attribute.target !== null && !attribute.relation.startsWith('morph')
}

type One = PlainRelation & { readonly many: false }
type Many = PlainRelation & { readonly many: true }

const isOne = (attribute: Attribute): attribute is One => isPlainRelation(attribute) && !attribute.many
const isMany = (attribute: Attribute): attribute is Many => isPlainRelation(attribute) && attribute.many

/** content.graphql.types.single-relation: A relation to one entry is a `<Name>EntityResponse` (observed). */
export const singleRelation = attributeRule({
  clause: 'content.graphql.types.single-relation',
  is: isOne,
  output: place => relationField(place, entityResponseName(contentType(place.scope, place.attribute.target))),
  input: place => (isTargetShown(place) ? { type: 'ID', list: false } : null),
  filter: relationFilter,
})

/**
 * content.graphql.types.multiple-relation: A relation to several entries is a `<Name>RelationResponseCollection`,
 * with the arguments of a list.
 */
export const multipleRelation = attributeRule({
  clause: 'content.graphql.types.multiple-relation',
  is: isMany,
  output: place => {
    const target = contentType(place.scope, place.attribute.target)
    const field = relationField(place, relationResponseCollectionName(target))
    return field && { ...field, args: fieldArguments(target, place.scope.units.arguments) }
  },
  input: place => (isTargetShown(place) ? { type: 'ID', list: true } : null),
  filter: relationFilter,
})

function relationField(place: AttributePlace<PlainRelation>, type: string): OutputField | null {
  if (!isTargetShown(place)) return null
  return {
    type,
    list: false,
    resolve: relatedResolver(place.attribute, place.schema, place.attribute.target),
  }
}

function relationFilter(place: AttributePlace<PlainRelation>): string | null {
  return isTargetShown(place) ? filtersInputName(contentType(place.scope, place.attribute.target)) : null
}

/** A type that an extension has switched off cannot be reached over relations either. */
function isTargetShown({ attribute, scope }: AttributePlace<PlainRelation>): boolean {
  return scope.shadowCrud.type(attribute.target).enabled
}
