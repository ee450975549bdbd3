/** Schemas of the content-types that every world has, in the form of a project's own schema files. */

export type SchemaFile = Readonly<Record<string, unknown>>

const required = true
const unique = true
const isPrivate = { private: true }

/** A relation of a schema file. `inverse` says which attribute of the target holds the other direction. */
export const relation = (kind: string, target: string, inverse: object) => ({
  type: 'relation',
  relation: kind,
  target,
  ...inverse,
})

const file = {
  collectionName: 'files',
  info: { singularName: 'file', pluralName: 'files', displayName: 'File' },
  attributes: {
    name: { type: 'string', required },
    alternativeText: { type: 'string' },
    caption: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    formats: { type: 'json' },
    hash: { type: 'string', required },
    ext: { type: 'string' },
    mime: { type: 'string', required },
    size: { type: 'decimal', required },
    url: { type: 'string', required },
    previewUrl: { type: 'string' },
    provider: { type: 'string', required },
    provider_metadata: { type: 'json' },
    related: { type: 'relation', relation: 'morphToMany' },
    folder: relation('manyToOne', 'plugin::upload.folder', { inversedBy: 'files', ...isPrivate }),
    folderPath: { type: 'string', min: 1, required, ...isPrivate },
  },
}

const folder = {
  collectionName: 'upload_folders',
  info: { singularName: 'folder', pluralName: 'folders', displayName: 'Folder' },
  attributes: {
    name: { type: 'string', min: 1, required },
    pathId: { type: 'integer', unique, required },
    parent: relation('manyToOne', 'plugin::upload.folder', { inversedBy: 'children' }),
    children: relation('oneToMany', 'plugin::upload.folder', { mappedBy: 'parent' }),
    files: relation('oneToMany', 'plugin::upload.file', { mappedBy: 'folder' }),
    path: { type: 'string', min: 1, required },
  },
}

const locale = {
  collectionName: 'i18n_locale',
  info: { singularName: 'locale', pluralName: 'locales', displayName: 'Locale' },
  attributes: {
    name: { type: 'string', min: 1, max: 50 },
    code: { type: 'string', unique },
  },
}

const permission = {
  collectionName: 'up_permissions',
  info: { singularName: 'permission', pluralName: 'permissions', displayName: 'Permission' },
  attributes: {
    action: { type: 'string', required },
    role: relation('manyToOne', 'plugin::users-permissions.role', { inversedBy: 'permissions' }),
  },
}

const role = {
  collectionName: 'up_roles',
  info: { singularName: 'role', pluralName: 'roles', displayName: 'Role' },
  attributes: {
    name: { type: 'string', minLength: 3, required },
    description: { type: 'string' },
    type: { type: 'string', unique },
    permissions: relation('oneToMany', 'plugin::users-permissions.permission', { mappedBy: 'role' }),
    users: relation('oneToMany', 'plugin::users-permissions.user', { mappedBy: 'role' }),
  },
}

const user = {
  collectionName: 'up_users',
  info: { singularName: 'user', pluralName: 'users', displayName: 'User' },
  attributes: {
    username: { type: 'string', minLength: 3, unique, required },
    email: { type: 'email', minLength: 6, required },
    provider: { type: 'string' },
    password: { type: 'password', minLength: 6, ...isPrivate },
    resetPasswordToken: { type: 'string', ...isPrivate },
    confirmationToken: { type: 'string', ...isPrivate },
    confirmed: { type: 'boolean', default: false },
    blocked: { type: 'boolean', default: false },
    role: relation('manyToOne', 'plugin::users-permissions.role', { inversedBy: 'users' }),
  },
}

/** Schema by uid, in the order in which the service registers them. */
export const BUILT_IN_TYPES: ReadonlyMap<string, SchemaFile> = new Map<string, SchemaFile>([
  ['plugin::upload.file', file],
  ['plugin::upload.folder', folder],
  ['plugin::i18n.locale', locale],
  ['plugin::users-permissions.permission', permission],
  ['plugin::users-permissions.role', role],
  ['plugin::users-permissions.user', user],
])

/** What the service itself reads of its built-in types, so that an extension must keep it. */
export const NEEDED_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['plugin::upload.file', ['name', 'url', 'mime', 'related']],
  ['plugin::i18n.locale', ['name', 'code']],
  ['plugin::users-permissions.role', ['name', 'type', 'users']],
  [
    'plugin::users-permissions.user',
    ['username', 'email', 'provider', 'password', 'confirmed', 'blocked', 'role'],
  ],
])
