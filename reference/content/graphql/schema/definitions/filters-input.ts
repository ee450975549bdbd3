import { inputObjectType, list } from 'nexus'
import { ruleFor } from '../attribute-rules.ts'
import { filtersInputName, isContentType, scalarFilterName } from '../naming.ts'
import type { DefinitionRule } from './definition-rule.ts'

/**
 * content.graphql.types.name-filtersinput: `<Name>FiltersInput` has a field for each attribute, typed by the
 * attribute, and `and`, `or` and `not`. A collection's also has `id` (observed).
 */
export const filtersInput: DefinitionRule = {
  clause: 'content.graphql.types.name-filtersinput',
  define: (schema, scope) =>
    inputObjectType({
      name: filtersInputName(schema),
      definition(t) {
        const isShown = (name: string) => scope.shadowCrud.field(schema.uid, name).filters
        const isCollection = isContentType(schema) && schema.kind === 'collectionType'
        if (isCollection && isShown('id')) t.field('id', { type: scalarFilterName('ID') })
        for (const attribute of schema.attributes.values()) {
          const place = { attribute, schema, scope }
          const type = isShown(attribute.name) ? ruleFor(place).filter(place) : null
          if (type !== null) t.field(attribute.name, { type })
        }
        t.field('and', { type: list(filtersInputName(schema)) })
        t.field('or', { type: list(filtersInputName(schema)) })
        t.field('not', { type: filtersInputName(schema) })
      },
    }),
}
