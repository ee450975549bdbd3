import { objectType } from 'nexus'
import { ruleFor } from '../attribute-rules.ts'
import { attributesTypeName, isContentType } from '../naming.ts'
import { nexusOutput } from '../nexus-fields.ts'
import type { DefinitionRule } from './definition-rule.ts'

/**
 * content.graphql.types.name: `<Name>` has the attributes of the content-type as fields, `createdAt`, `updatedAt`
 * and `publishedAt` among them. A component's type also has its `id` (observed).
 */
export const attributesType: DefinitionRule = {
  clause: 'content.graphql.types.name',
  define: (schema, scope) =>
    objectType({
      name: attributesTypeName(schema),
      definition(t) {
        const isShown = (name: string) => scope.shadowCrud.field(schema.uid, name).output
        if (!isContentType(schema) && isShown('id')) t.nonNull.id('id')
        for (const attribute of schema.attributes.values()) {
          if (!isShown(attribute.name)) continue
          if (scope.units.hidden.some(rule => rule.hides(attribute))) continue
          const place = { attribute, schema, scope }
          const field = ruleFor(place).output(place)
          if (field) t.field(attribute.name, nexusOutput(field, scope.units.required.isNonNull(attribute)))
        }
      },
    }),
}
