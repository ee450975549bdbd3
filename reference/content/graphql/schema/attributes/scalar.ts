import type { Attribute, ScalarAttribute } from '../../../model/types.ts'
import { attributeRule } from '../attribute-rule.ts'
import { enumName, scalarFilterName } from '../naming.ts'
import { scalarTypeRule } from '../scalar-types.ts'

const isScalar = (attribute: Attribute): attribute is ScalarAttribute => attribute.kind === 'scalar'

type EnumAttribute = ScalarAttribute & { readonly enum: readonly string[] }

function isEnumeration(attribute: Attribute): attribute is EnumAttribute {
  return attribute.kind === 'scalar' && attribute.type === 'enumeration' && attribute.enum !== undefined
}

/**
 * content.graphql.types.enumeration: An enumeration is an enum type of its own, filtered as text.
 * UNDOCUMENTED: its name is `ENUM_<NAME>_<ATTRIBUTE>` (observed).
 */
export const enumeration = attributeRule({
  clause: 'content.graphql.types.enumeration',
  is: isEnumeration,
  output: ({ attribute, schema }) => ({ type: enumName(schema, attribute.name), list: false }),
  input: ({ attribute, schema }) => ({ type: enumName(schema, attribute.name), list: false }),
  filter: () => scalarFilterName('String'),
})

/** content.graphql.types.scalar-attribute: An attribute with a plain value is a field of the scalar of its type. */
export const scalar = attributeRule({
  clause: 'content.graphql.types.scalar-attribute',
  is: isScalar,
  output: ({ attribute, scope }) => {
    const { scalar, show } = scalarTypeRule(attribute.type, scope.units.scalarTypes)
    const { name } = attribute
    const resolve = show && ((source: unknown) => show(Object(source)[name]))
    return { type: scalar, list: false, ...(resolve && { resolve }) }
  },
  input: ({ attribute, scope }) => ({
    type: scalarTypeRule(attribute.type, scope.units.scalarTypes).scalar,
    list: false,
  }),
  filter: ({ attribute, scope }) =>
    scalarFilterName(scalarTypeRule(attribute.type, scope.units.scalarTypes).scalar),
})
