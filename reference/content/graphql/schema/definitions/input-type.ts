import { inputObjectType } from 'nexus'
import type { Attribute, Schema } from '../../../model/types.ts'
import type { InputField } from '../attribute-rule.ts'
import { ruleFor } from '../attribute-rules.ts'
import { inputName, isContentType } from '../naming.ts'
import { nexusInput } from '../nexus-fields.ts'
import type { SchemaScope } from '../scope.ts'
import type { DefinitionRule } from './definition-rule.ts'

/** What the service writes itself, and what no answer shows either. */
const NOT_WRITABLE = new Set(['id', 'createdBy', 'updatedBy'])

/** content.graphql.types.name-input: `<Name>Input` has the same fields, createdAt and updatedAt among them, all of them optional. */
export const inputType: DefinitionRule = {
  clause: 'content.graphql.types.name-input',
  define: (schema, scope) => {
    const fields = inputFields(schema, scope)
    if (fields.size === 0) return null
    return inputObjectType({
      name: inputName(schema),
      definition(t) {
        for (const [name, field] of fields) t.field(name, nexusInput(field))
      },
    })
  },
}

/** The fields of a schema's input by name; without any, GraphQL cannot have the type. */
export function inputFields(schema: Schema, scope: SchemaScope): ReadonlyMap<string, InputField> {
  const fields = new Map<string, InputField>()
  const isGiven = (name: string) => scope.shadowCrud.field(schema.uid, name).input
  if (!isContentType(schema) && isGiven('id')) fields.set('id', { type: 'ID', list: false })
  for (const attribute of schema.attributes.values()) {
    if (!isWritable(attribute, schema) || !isGiven(attribute.name)) continue
    const place = { attribute, schema, scope }
    const field = ruleFor(place).input(place)
    if (field) fields.set(attribute.name, field)
  }
  return fields
}

/** The locale of an entry is an argument of its mutations, and its localizations are made by one of their own. */
function isWritable({ name }: Attribute, schema: Schema): boolean {
  if (isContentType(schema) && schema.localized && (name === 'locale' || name === 'localizations'))
    return false
  return !NOT_WRITABLE.has(name)
}
