import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  type IntrospectionType,
  type IntrospectionTypeRef,
} from 'graphql'
import { isObject } from '../../compare/json-value.ts'
import { isIntrospection } from '../../describe/sdl.ts'
import type { Connection } from '../../targets/connection.ts'

/**
 * The GraphQL schema of the oracle's world, without what leads to the permissions of roles: these are no content, and
 * each service holds them its own way. Null when the world has none.
 */
export async function readSchema({ client }: Connection): Promise<GraphQLSchema | null> {
  const outcome = await client.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  if (outcome.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${outcome.says}`)
  const data = isObject(outcome.json) ? outcome.json.data : undefined
  return isIntrospection(data) ? buildClientSchema(withoutPermissions(data)) : null
}

function withoutPermissions({ __schema }: IntrospectionQuery): IntrospectionQuery {
  return { __schema: { ...__schema, types: __schema.types.map(withoutSuchFields) } }
}

function withoutSuchFields(type: IntrospectionType): IntrospectionType {
  if (type.kind === 'OBJECT') return { ...type, fields: type.fields.filter(isAsked) }
  if (type.kind === 'INPUT_OBJECT') return { ...type, inputFields: type.inputFields.filter(isAsked) }
  return type
}

/** The type of permissions, and those of their answers and filters. */
const OF_PERMISSIONS = /^UsersPermissionsPermission(?![a-z])/

/** The type of permissions itself keeps its fields: nothing leads to it any more. */
function isAsked({ name, type }: { readonly name: string; readonly type: IntrospectionTypeRef }): boolean {
  return name !== 'permissions' || !OF_PERMISSIONS.test(nameOf(type))
}

function nameOf(type: IntrospectionTypeRef): string {
  return type.kind === 'LIST' || type.kind === 'NON_NULL' ? nameOf(type.ofType) : type.name
}
