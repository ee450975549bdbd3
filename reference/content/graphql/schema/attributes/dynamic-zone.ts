import type { Attribute, ZoneAttribute } from '../../../model/types.ts'
import { zoneResolver } from '../../resolve/zone.ts'
import { attributeRule } from '../attribute-rule.ts'
import { zoneInputName, zoneName } from '../naming.ts'

const isZone = (attribute: Attribute): attribute is ZoneAttribute => attribute.kind === 'dynamiczone'

/**
 * content.graphql.types.dynamic-zone: A dynamic zone is a list of a union of its components and `Error`; it is
 * given as a list of a scalar of its own and cannot be filtered on (observed).
 */
export const dynamicZone = attributeRule({
  clause: 'content.graphql.types.dynamic-zone',
  is: isZone,
  output: ({ attribute, schema }) => ({
    type: zoneName(schema, attribute.name),
    list: true,
    resolve: zoneResolver(attribute, schema),
  }),
  input: ({ attribute, schema }) => ({
    type: zoneInputName(schema, attribute.name),
    list: true,
    itemsRequired: true,
  }),
  filter: () => null,
})
