import { enumType } from 'nexus'
import type { Schema } from '../../../model/types.ts'
import { enumName, enumValueName } from '../naming.ts'
import type { Definition } from './definition-rule.ts'

/** The enum types of a schema, one for each enumeration; a member's internal value is the stored one. */
export function enumTypes(schema: Schema): readonly Definition[] {
  return [...schema.attributes.values()].flatMap(attribute => {
    if (attribute.kind !== 'scalar' || attribute.type !== 'enumeration' || !attribute.enum) return []
    const members = Object.fromEntries(attribute.enum.map(value => [enumValueName(value), value]))
    return [enumType({ name: enumName(schema, attribute.name), members })]
  })
}
