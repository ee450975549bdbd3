import type { Attribute, ComponentAttribute } from '../../../model/types.ts'
import { schemaOf } from '../../../query/attributes.ts'
import { componentResolver } from '../../resolve/linked.ts'
import { fieldArguments } from '../arguments/rules.ts'
import { type AttributePlace, attributeRule } from '../attribute-rule.ts'
import { attributesTypeName, filtersInputName, inputName } from '../naming.ts'

const isComponent = (attribute: Attribute): attribute is ComponentAttribute => attribute.kind === 'component'

/**
 * content.graphql.types.component: A component is a type of its own, `Component<Category><Name>`; a repeatable one
 * is a list with the arguments of a list (observed).
 */
export const component = attributeRule({
  clause: 'content.graphql.types.component',
  is: isComponent,
  output: place => {
    if (!isShown(place)) return null
    const { attribute, scope } = place
    const schema = schemaOf(scope, attribute.component)
    return {
      type: attributesTypeName(schema),
      list: attribute.many,
      args: attribute.many ? fieldArguments(schema, scope.units.arguments) : [],
      resolve: componentResolver(attribute, place.schema),
    }
  },
  input: place =>
    isShown(place)
      ? { type: inputName(schemaOf(place.scope, place.attribute.component)), list: place.attribute.many }
      : null,
  filter: place =>
    isShown(place) ? filtersInputName(schemaOf(place.scope, place.attribute.component)) : null,
})

function isShown({ attribute, scope }: AttributePlace<ComponentAttribute>): boolean {
  return scope.shadowCrud.type(attribute.component).enabled
}
