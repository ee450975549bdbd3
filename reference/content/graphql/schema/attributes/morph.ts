import type { Attribute, RelationAttribute } from '../../../model/types.ts'
import { morphResolver } from '../../resolve/morph.ts'
import { attributeRule } from '../attribute-rule.ts'

const isMorph = (attribute: Attribute): attribute is RelationAttribute =>
  attribute.kind === 'relation' && attribute.relation.startsWith('morph')

/**
 * content.graphql.types.morph: A relation that may point at any type is a `GenericMorph`, the union of every type;
 * the other side of it, morphOne and morphMany, has no field; neither is in inputs and filters (observed).
 */
export const morph = attributeRule({
  clause: 'content.graphql.types.morph',
  is: isMorph,
  output: ({ attribute, schema }) =>
    attribute.target === null
      ? { type: 'GenericMorph', list: attribute.many, resolve: morphResolver(attribute, schema) }
      : null,
  input: () => null,
  filter: () => null,
})
