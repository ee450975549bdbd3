import { JsonObject } from '../../world/json-object.ts'
import { Place, Problems } from '../../world/problems.ts'
import { relation, type SchemaFile } from './built-in-types.ts'
import { parseContentType } from './parse-schema.ts'
import type { ContentType } from './types.ts'

/** Schemas of those who edit a world, in the form of a project's own schema files. No world holds any of them. */

/** The type of who made an entry, and of who changed it last, which every content-type says besides its attributes. */
export const STAFF_UID = 'admin::user'
export const CREATOR_FIELDS: readonly string[] = ['createdBy', 'updatedBy']

const isPrivate = { private: true }

const user = {
  collectionName: 'admin_users',
  info: { singularName: 'user', pluralName: 'users', displayName: 'User' },
  attributes: {
    firstname: { type: 'string' },
    lastname: { type: 'string' },
    username: { type: 'string' },
    email: { type: 'email', required: true, ...isPrivate },
    password: { type: 'password', ...isPrivate },
    resetPasswordToken: { type: 'string', ...isPrivate },
    registrationToken: { type: 'string', ...isPrivate },
    isActive: { type: 'boolean', ...isPrivate },
    roles: relation('manyToMany', 'admin::role', { inversedBy: 'users', ...isPrivate }),
    blocked: { type: 'boolean', ...isPrivate },
    preferedLanguage: { type: 'string' },
  },
}

const role = {
  collectionName: 'admin_roles',
  info: { singularName: 'role', pluralName: 'roles', displayName: 'Role' },
  attributes: {
    name: { type: 'string', required: true },
    code: { type: 'string', required: true },
    description: { type: 'string' },
    users: relation('manyToMany', 'admin::user', { mappedBy: 'roles' }),
    permissions: relation('oneToMany', 'admin::permission', { mappedBy: 'role' }),
  },
}

const permission = {
  collectionName: 'admin_permissions',
  info: { singularName: 'permission', pluralName: 'permissions', displayName: 'Permission' },
  attributes: {
    action: { type: 'string', required: true },
    actionParameters: { type: 'json' },
    subject: { type: 'string' },
    properties: { type: 'json' },
    conditions: { type: 'json' },
    role: relation('manyToOne', 'admin::role', { inversedBy: 'permissions' }),
  },
}

const FILES: readonly (readonly [string, SchemaFile])[] = [
  [STAFF_UID, user],
  ['admin::role', role],
  ['admin::permission', permission],
]

/** Who `createdBy` and `updatedBy` of every content-type lead to, and what that leads to, by uid. */
export const STAFF_TYPES: ReadonlyMap<string, ContentType> = new Map(
  FILES.map(([uid, schema]) => {
    const problems = new Problems()
    const type = parseContentType({ uid, schema: new JsonObject(schema, Place.of(uid, problems)) })
    if (!type || !problems.none) throw new Error(`invariant: the schema of ${uid} cannot be read`)
    return [uid, type]
  }),
)
