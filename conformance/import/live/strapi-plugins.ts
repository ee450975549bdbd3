import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { LeftOutList } from '../left-out.ts'
import { FILE } from '../strapi/links.ts'
import type { Uploads } from '../uploads.ts'
import { ask, askForFile, objectsIn, type Running } from './ask.ts'

const LOCALE = 'plugin::i18n.locale'
const ROLE = 'plugin::users-permissions.role'
const USER = 'plugin::users-permissions.user'
const PERMISSION = 'plugin::users-permissions.permission'

/** What came of something that the API may or may not show. */
export interface Asked {
  readonly entities: readonly JsonObject[]
  readonly links: readonly JsonObject[]
}

const NOTHING: Asked = { entities: [], links: [] }

function entity(type: string, { id, ...data }: JsonObject): JsonObject {
  return { type, id, data }
}

export async function askLocales(running: Running): Promise<Asked & { readonly locale: unknown }> {
  const { status, json } = await ask(running, '/api/i18n/locales')
  const rows = status === 200 ? objectsIn(json) : []
  const locale = rows.find(({ isDefault }) => isDefault === true)?.code
  return { entities: rows.map(row => entity(LOCALE, row)), links: [], locale }
}

/** Who has an account. Their passwords are shown to nobody. */
export async function askUsers(running: Running, leftOut: LeftOutList): Promise<Asked> {
  const rows: JsonObject[] = []
  for (let start = 0; ; ) {
    const { status, json } = await ask(running, `/api/users?populate=role&sort=id&start=${start}&limit=100`)
    const found = objectsIn(json)
    if (status !== 200) leftOut.add('users', `the API answers ${status} to requests for them`, null)
    if (status !== 200 || found.length === 0) break
    rows.push(...found)
    start += found.length
  }
  leftOut.add('passwords of users', 'no API shows them: set them for each user in data.json', rows.length)
  const links = rows.flatMap(({ id, role }) =>
    isObject(role)
      ? [
          {
            left: { type: USER, ref: id, field: 'role' },
            right: { type: ROLE, ref: role.id, field: 'users' },
          },
        ]
      : [],
  )
  return { entities: rows.map(({ role: _role, ...row }) => entity(USER, row)), links }
}

/** Roles, and what each may do, as rows of permissions. */
export async function askRoles(running: Running): Promise<Asked> {
  const { status, json } = await ask(running, '/api/users-permissions/roles')
  if (status !== 200) return NOTHING
  const roles = objectsIn(Object(json).roles)
  const granted: { readonly role: unknown; readonly action: string }[] = []
  for (const { id } of roles) {
    const one = await ask(running, `/api/users-permissions/roles/${id}`)
    const actions = actionsIn(Object(Object(one.json).role).permissions)
    granted.push(...actions.map(action => ({ role: id, action })))
  }
  return {
    entities: [
      ...roles.map(({ nb_users: _users, ...row }) => entity(ROLE, row)),
      ...granted.map(({ action }, i) => entity(PERMISSION, { id: i + 1, action })),
    ],
    links: granted.map(({ role }, i) => ({
      left: { type: PERMISSION, ref: i + 1, field: 'role' },
      right: { type: ROLE, ref: role },
    })),
  }
}

/** `{"api::dish": {controllers: {dish: {find: {enabled: true}}}}}` */
function actionsIn(tree: unknown): readonly string[] {
  return Object.entries(Object(tree)).flatMap(([type, held]) =>
    Object.entries(Object(Object(held).controllers)).flatMap(([controller, actions]) =>
      Object.entries(Object(actions)).flatMap(([action, told]) =>
        Object(told).enabled === true ? [`${type}.${controller}.${action}`] : [],
      ),
    ),
  )
}

/** The entries of the media library; the files themselves go to `uploads`. */
export async function askFiles(
  running: Running,
  uploads: Uploads,
  leftOut: LeftOutList,
): Promise<Asked & { readonly names: ReadonlySet<string> }> {
  const { status, json } = await ask(running, '/api/upload/files?sort=id')
  if (status !== 200) leftOut.add('files', `the API answers ${status} to requests for them`, null)
  const rows = status === 200 ? objectsIn(json) : []
  const names = new Set<string>()
  for (const row of rows) {
    const sizes = Object.values(Object(row.formats)).filter(isObject)
    for (const { url } of [row, ...sizes]) {
      const name = /^\/uploads\/([^/?#]+)$/.exec(String(url))?.[1]
      const body = name === undefined || name.startsWith('.') ? null : await askForFile(running, String(url))
      if (!body || name === undefined) continue
      await uploads.take(name, body, new Date(String(row.updatedAt)))
      names.add(name)
    }
  }
  return { entities: rows.map(row => entity(FILE, row)), links: [], names }
}
