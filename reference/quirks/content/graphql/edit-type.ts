import { core, inputObjectType, list, nonNull, objectType } from 'nexus'
import type {
  Definition,
  DefinitionRule,
} from '../../../content/graphql/schema/definitions/definition-rule.ts'
import type { SchemaScope } from '../../../content/graphql/schema/scope.ts'
import type { ContentType, Schema } from '../../../content/model/types.ts'

/** The type of a field: a name, or one that is wrapped. */
export type FieldType = core.NexusNonNullableTypes | core.NexusNonNullDef<string>

/** A field of a generated type, as the schema builder takes it. */
export interface Field {
  readonly type: FieldType
  readonly resolve?: (source: unknown) => unknown
}

/** What a field becomes in the type of a schema; null where it is not there. */
export type Edit = (field: Field, schema: Schema, scope: SchemaScope) => Field | null

/** Where a server is wrong. */
export type Where = (schema: Schema) => boolean

export const everywhere: Where = () => true

/** In one content-type alone, by its uid's last part: `license`. */
export function onlyIn(type: string): Where {
  return ({ uid }) => uid === `api::${type}.${type}`
}

/** A rule whose types have one field otherwise. */
export function editing(name: string, edit: Edit, where = everywhere) {
  return ({ define }: DefinitionRule): Partial<DefinitionRule> => ({
    define: (schema, scope) => {
      const definition = define(schema, scope)
      if (!definition || !where(schema)) return definition
      return edited(definition, (field, is) => (field === name ? edit(is, schema, scope) : is))
    },
  })
}

export const gone: Edit = () => null

export const required: Edit = field => ({ ...field, type: nonNullOf(field.type) })

/** A field of another type. */
export function typed(type: FieldType | ((schema: Schema) => FieldType)): Edit {
  return (field, schema) => ({ ...field, type: typeof type === 'function' ? type(schema) : type })
}

/** A field whose type is made of another content-type than its own: of the one that is named, where there is such. */
export function ofAnother(type: string, typeOf: (other: ContentType) => FieldType): Edit {
  return (field, schema, { models }) => {
    const others = [...models.types.values()].filter(
      ({ uid }) => uid.startsWith('api::') && uid !== schema.uid,
    )
    const other = others.find(onlyIn(type)) ?? others[0]
    return other ? { ...field, type: typeOf(other) } : field
  }
}

/** A field that shows something else of what it is asked of. */
export function showing(resolve: (source: unknown) => unknown): Edit {
  return field => ({ ...field, resolve })
}

export const listOf = (type: FieldType) => list(type)

export function nonNullOf(type: FieldType): FieldType {
  return type instanceof core.NexusNonNullDef ? type : nonNull(type)
}

type EditNamed = (name: string, field: Field) => Field | null

function edited(definition: Definition, edit: EditNamed): Definition {
  if (definition instanceof core.NexusObjectTypeDef) {
    const { value } = definition
    return objectType({ ...value, definition: block => value.definition(throughEdit(block, edit)) })
  }
  if (definition instanceof core.NexusInputObjectTypeDef) {
    const { value } = definition
    return inputObjectType({ ...value, definition: block => value.definition(throughEdit(block, edit)) })
  }
  return definition
}

/** A block whose fields go through an edit before they are declared. */
function throughEdit<B extends object>(block: B, edit: EditNamed): B {
  const declare: unknown = Reflect.get(block, 'field')
  if (typeof declare !== 'function') throw new Error('invariant: a block declares fields')
  const put = (name: string, field: Field) => {
    const made = edit(name, field)
    if (made) Reflect.apply(declare, block, [name, made])
  }
  const blocks: Readonly<Record<string, unknown>> = {
    field: put,
    id: (name: string) => put(name, { type: 'ID' }),
    nonNull: {
      field: (name: string, field: Field) => put(name, { ...field, type: nonNullOf(field.type) }),
      id: (name: string) => put(name, { type: nonNull('ID') }),
    },
  }
  return new Proxy(block, { get: (target, key) => blocks[String(key)] ?? Reflect.get(target, key) })
}
