import type { Site } from '../contracts.ts'
import { userByMail, users } from '../resources/users.ts'
import { slugify } from '../site/slug.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { type JsonObject, textOf, textsOf } from '../values.ts'
import { newRow, uniqueSlug } from '../write/rows.ts'
import { readColumns } from './columns.ts'
import type { Exported, Imported } from './import-content.ts'

/** Nobody comes to own a site by an import. */
const BECOMES: Readonly<Record<string, string>> = { Owner: 'Administrator' }

/**
 * The users of an export, told by their address and by their slug. Who is new is locked until they set a password, in the role that
 * they had.
 */
export function importUsers(exported: Exported, site: Site): Imported {
  const ids = new Map<string, string>()
  for (const given of exported.rows('users')) {
    const columns = readColumns(users.attributes, given)
    const email = textOf(columns.email)
    if (!isMailAddress(email)) continue
    const isThere = userByMail(email, site.store.rows('users'))
    const id = isThere ? idBySlug(columns, site) : addUser(given, columns, { exported, site })
    if (id !== undefined) ids.set(String(given.id), id)
  }
  return ids
}

/** UNDOCUMENTED: what somebody wrote who is there under another slug becomes the owner's. */
function idBySlug({ slug }: JsonObject, { store }: Site): string | undefined {
  return store.findBy('users', 'slug', String(slug))?.id
}

interface Importing {
  readonly exported: Exported
  readonly site: Site
}

function addUser(given: JsonObject, columns: JsonObject, { exported, site }: Importing): string {
  const name = textOf(columns.name) ?? String(columns.email)
  const slug = uniqueSlug(textOf(columns.slug) ?? slugify(name), 'users', site)
  const role = roleOf(given, exported)
  const known = site.store.findBy('roles', 'name', role) ?? site.store.findBy('roles', 'name', 'Author')
  const row = {
    ...newRow(users.attributes, { ...columns, name, status: 'locked' }, site),
    slug,
    roles: known ? [known.id] : [],
  }
  site.store.put('users', row)
  return row.id
}

function roleOf({ id, roles }: JsonObject, exported: Exported): string {
  const link = exported.rows('roles_users').find(row => row.user_id === id)
  const role = link?.role_id ?? textsOf(roles)[0]
  const name = textOf(exported.rows('roles').find(row => row.id === role)?.name) ?? 'Author'
  return BECOMES[name] ?? name
}
