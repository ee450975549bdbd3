import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Rows } from './entries.ts'
import { PERMISSION } from './entries.ts'
import type { LinkList } from './link-list.ts'
import { textIn } from './parts.ts'

const ROLE = 'plugin::users-permissions.role'

interface Source {
  /** API tokens and their permissions. */
  readonly tokens: readonly JsonObject[]
  readonly links: LinkList
  readonly rows: Rows
}

/** What `config/api` of a new project says; no export holds a project's own. UNDOCUMENTED: observed on Strapi 4.26.2. */
const NEW_PROJECT: JsonObject = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }

/** The options of a world, as far as the content of a project tells them: who may do what, and the names of tokens. */
export function importOptions(source: Source, leftOut: LeftOutList): Fields {
  const apiTokens = importTokens(source, leftOut)
  const options: Fields = { api: NEW_PROJECT }
  if (source.rows.has(ROLE)) options.permissions = importPermissions(source, leftOut)
  else leftOut.add('roles and permissions', 'not in the source; everyone may do everything', null)
  if (apiTokens.length > 0) options.apiTokens = apiTokens
  return options
}

function importPermissions({ links, rows }: Source, leftOut: LeftOutList): Fields {
  const roles = rows.get(ROLE) ?? new Map()
  const granted = new Map([...roles.values()].map(role => [String(role.type), new Set<string>()]))
  const given = rows.get(PERMISSION) ?? new Map()
  const linked = new Set<number>()
  for (const { left, right } of links.from(PERMISSION)) {
    const action = given.get(left)?.action
    const role = roles.get(right)?.type
    if (typeof action !== 'string' || typeof role !== 'string') continue
    granted.get(role)?.add(action)
    linked.add(left)
  }
  leftOut.add('permissions', 'they are of no role', given.size - linked.size)
  return Object.fromEntries([...granted].sort().map(([role, actions]) => [role, [...actions].sort()]))
}

const TOKEN = 'admin::api-token'
const TOKEN_PERMISSION = 'admin::api-token-permission'

/** Whether an entity is of those that become API tokens. */
export function isOfTokens({ type }: JsonObject): boolean {
  return type === TOKEN || type === TOKEN_PERMISSION
}

/** `strapi export` leaves tokens out; where another way of exporting has them, it has hashes of their keys. */
function importTokens({ tokens: entities, links }: Source, leftOut: LeftOutList): readonly Fields[] {
  const tokens = entities.filter(({ type }) => type === TOKEN)
  if (tokens.length === 0) {
    leftOut.add('API tokens', 'not in the source: write yours into "apiTokens" of options.json', null)
  }
  return tokens.flatMap(({ id, data }) => {
    const name = textIn(data, 'name')
    if (!isObject(data) || name === undefined) return []
    leftOut.add(
      'access keys of API tokens',
      'the source only has hashes of them; the keys to use are in options.json',
    )
    const permissions = permissionsOf(id, entities, links)
    return {
      name,
      type: data.type,
      ...(permissions.length > 0 && { permissions }),
      accessKey: `access-key-of-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id}`,
      ...(typeof data.expiresAt === 'string' && { expiresAt: data.expiresAt }),
    }
  })
}

function permissionsOf(token: unknown, entities: readonly JsonObject[], links: LinkList): readonly string[] {
  const own = [...links.from(TOKEN_PERMISSION)].filter(({ right }) => right === token)
  const granted = entities.filter(
    ({ type, id }) => type === TOKEN_PERMISSION && own.some(({ left }) => left === id),
  )
  return granted.flatMap(({ data }) => textIn(data, 'action') ?? []).sort()
}
