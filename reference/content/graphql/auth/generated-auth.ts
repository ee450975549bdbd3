import type { ContentType, RelationAttribute, Schema } from '../../model/types.ts'
import type { FixedOperation } from '../operations/fixed-operation.ts'
import type { OperationRule } from '../operations/operation-rule.ts'
import { attributesTypeName } from '../schema/naming.ts'
import type { RootField } from '../schema/root-fields.ts'
import { type SchemaScope, shownSchemas } from '../schema/scope.ts'
import type { ResolverAuth } from './resolver-auth.ts'

/** Which permission a generated query or mutation needs. */
export interface OperationPermission {
  readonly clause: string
  readonly permission: (type: ContentType, operation: OperationRule) => string
}

/** content.graphql.auth.plugin-actions: files and locales are guarded by the actions of their plugins (observed). */
const PLUGIN_ACTIONS: ReadonlyMap<string, string> = new Map([
  ['plugin::upload.file.find', 'plugin::upload.content-api.find'],
  ['plugin::upload.file.findOne', 'plugin::upload.content-api.findOne'],
  ['plugin::upload.file.create', 'plugin::upload.content-api.upload'],
  ['plugin::upload.file.update', 'plugin::upload.content-api.upload'],
  ['plugin::upload.file.delete', 'plugin::upload.content-api.destroy'],
  ['plugin::i18n.locale.find', 'plugin::i18n.locales.listLocales'],
  ['plugin::i18n.locale.findOne', 'plugin::i18n.locales.listLocales'],
])

/**
 * content.graphql.auth.operation: `Query.<plural>` needs `find` on the content-type, `Query.<singular>` `findOne`.
 * UNDOCUMENTED: a mutation needs the action of its name (observed).
 */
export const operationPermission: OperationPermission = {
  clause: 'content.graphql.auth.operation',
  permission: ({ uid }, { action }) => PLUGIN_ACTIONS.get(`${uid}.${action}`) ?? `${uid}.${action}`,
}

/** Which permission a relation needs. */
export interface RelationPermission {
  readonly clause: string
  /** Null when anybody may follow it. */
  readonly permission: (schema: Schema, attribute: RelationAttribute) => string | null
}

/**
 * content.graphql.auth.relation: A relation needs `find` on the type that it leads to; without it the relation is
 * null with an error, and the rest of the answer stays (observed).
 */
export const relationPermission: RelationPermission = {
  clause: 'content.graphql.auth.relation',
  permission: (_schema, { target }) => (target === null ? null : `${target}.find`),
}

/** What every generated resolver asks of its caller, by `<Type>.<field>`. */
export function generatedAuth(
  scope: SchemaScope,
  roots: readonly RootField[],
): ReadonlyMap<string, ResolverAuth> {
  return new Map([
    ...relationEntries(scope),
    ...scope.units.fixedOperations.map(fixedEntry),
    ...roots.map(({ parent, name, permission }) => [`${parent}.${name}`, { scope: [permission] }] as const),
  ])
}

function relationEntries(scope: SchemaScope): readonly (readonly [string, ResolverAuth])[] {
  return shownSchemas(scope).flatMap(schema =>
    [...schema.attributes.values()].flatMap(attribute => {
      if (attribute.kind !== 'relation' || attribute.relation.startsWith('morph')) return []
      const permission = scope.units.relationAuth.permission(schema, attribute)
      if (permission === null) return []
      return [[`${attributesTypeName(schema)}.${attribute.name}`, { scope: [permission] }] as const]
    }),
  )
}

function fixedEntry({ parent, name, permission }: FixedOperation): readonly [string, ResolverAuth] {
  const auth = permission === null ? false : permission === undefined ? undefined : { scope: [permission] }
  return [`${parent}.${name}`, auth]
}
