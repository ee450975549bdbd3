import type { AttributePlace, AttributeRule } from './attribute-rule.ts'
import { component } from './attributes/component.ts'
import { dynamicZone } from './attributes/dynamic-zone.ts'
import { media } from './attributes/media.ts'
import { morph } from './attributes/morph.ts'
import { multipleRelation, singleRelation } from './attributes/relation.ts'
import { enumeration, scalar } from './attributes/scalar.ts'

/** The first rule that applies to an attribute makes its fields. */
export const attributeRules: readonly AttributeRule[] = [
  enumeration,
  scalar,
  singleRelation,
  multipleRelation,
  media,
  component,
  dynamicZone,
  morph,
]

/** The rule for an attribute; every kind has one. */
export function ruleFor({ attribute, scope }: AttributePlace): AttributeRule {
  const rule = scope.units.attributes.find(candidate => candidate.applies(attribute))
  if (!rule) throw new Error(`invariant: no GraphQL type for the attribute ${attribute.name}`)
  return rule
}
