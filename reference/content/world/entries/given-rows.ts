import { expectedName } from '../../../world/expected-name.ts'
import { isObject, JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { EntryIds } from './entry-ids.ts'
import type { Locales, Reading } from './reading.ts'

type Fields = Readonly<Record<string, unknown>>

/** Entries as `data.json` gives them, by content-type, with the roles and locales that every world has. */
export type GivenRows = ReadonlyMap<string, readonly Fields[]>

const ROLE = 'plugin::users-permissions.role'
const LOCALE = 'plugin::i18n.locale'

const ROLES = [
  { name: 'Authenticated', description: 'Default role given to authenticated user.', type: 'authenticated' },
  { name: 'Public', description: 'Default role given to unauthenticated user.', type: 'public' },
]
const ENGLISH = { name: 'English (en)', code: 'en' }

/** Checks the outermost shape of the data: an object of lists of objects, by the uid of a content-type. */
export function readGivenRows(data: unknown, models: Models, place: Place): GivenRows {
  const rows = new Map<string, readonly Fields[]>([...models.types.keys()].map(uid => [uid, []]))
  const json = data === undefined ? null : JsonObject.read(data, place)
  for (const uid of Object.keys(json?.fields ?? {})) {
    if (rows.has(uid)) rows.set(uid, readRows(json?.list(uid) ?? [], place.at(uid)))
    else place.at(uid).wrong('this uid', expectedName(uid, models.types.keys(), 'the uid of a content-type'))
  }
  rows.set(ROLE, withDefaultRoles(rows.get(ROLE) ?? []))
  if (rows.get(LOCALE)?.length === 0) rows.set(LOCALE, [ENGLISH])
  return rows
}

/** What is no object is noted and read as an empty entry, so that positions stay those of the file. */
function readRows(list: readonly unknown[], place: Place): readonly Fields[] {
  return list.map((row, i) => {
    if (isObject(row)) return row
    place.at(i).wrong(shown(row), 'an entry, as an object')
    return {}
  })
}

/** The service always has these two roles. */
function withDefaultRoles(given: readonly Fields[]): readonly Fields[] {
  return [...given, ...ROLES.filter(role => !given.some(row => row.type === role.type))]
}

/** The locales of the world. The default one says `isDefault: true`; else it is `en`, or the first one. */
export function localesOf(given: GivenRows): Locales {
  const rows = given.get(LOCALE) ?? []
  const codes = rows.map(row => row.code).filter(code => typeof code === 'string')
  const marked = rows.find(row => row.isDefault === true)?.code
  const otherwise = codes.includes('en') ? 'en' : (codes[0] ?? 'en')
  return { codes: new Set(codes), defaultCode: typeof marked === 'string' ? marked : otherwise }
}

/** The roles of the world by their type, and the one of users that name none. */
export function rolesOf(
  given: GivenRows,
  ids: ReadonlyMap<string, EntryIds>,
): Pick<Reading, 'roles' | 'defaultRole'> {
  const rows = given.get(ROLE) ?? []
  const inOrder = ids.get(ROLE)?.inOrder ?? []
  const roles = new Map(rows.map((row, i) => [row.type, inOrder[i] ?? 0]))
  const usersAreListed = rows.some(row => Object.hasOwn(row, 'users'))
  return { roles, defaultRole: usersAreListed ? undefined : roles.get('authenticated') }
}
