import { objectType } from 'nexus'
import type { Attribute } from '../../../model/types.ts'
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

/** A reason why an attribute is not shown in answers. */
export interface HiddenRule {
  readonly clause: string
  readonly hides: (attribute: Attribute) => boolean
}

/** content.graphql.types.private-hidden: A private attribute is not in the type (observed). */
const isPrivate: HiddenRule = {
  clause: 'content.graphql.types.private-hidden',
  hides: attribute => attribute.private,
}

/**
 * content.graphql.types.password-hidden: A password can be written and never read: the type does not have it.
 * UNDOCUMENTED: the real program shows its hash, which is a leak and not a rule to follow.
 */
const password: HiddenRule = {
  clause: 'content.graphql.types.password-hidden',
  hides: attribute => attribute.kind === 'scalar' && attribute.type === 'password',
}

export const hiddenRules: readonly HiddenRule[] = [isPrivate, password]

/** Which fields of answers can never be null. */
export interface NonNullFields {
  readonly clause: string
  readonly isNonNull: (attribute: Attribute) => boolean
}

/** content.graphql.types.required: A required attribute is non-null in answers, and optional in inputs (observed). */
export const nonNullFields: NonNullFields = {
  clause: 'content.graphql.types.required',
  isNonNull: attribute => attribute.required,
}
