import { isObject, type JsonObject } from '../compare/json-value.ts'
import { ask, Refusal, type Speaker } from './ask.ts'

/** The roles of users as they were, each with its permissions. */
export type Roles = ReadonlyMap<string, JsonObject>

const PATH = '/api/users-permissions/roles'

/** Throws Refusal when they cannot be read. */
export async function readRoles(speaker: Speaker): Promise<Roles> {
  const roles = new Map<string, JsonObject>()
  for (const { id } of await listRoles(speaker)) {
    const json = await ask(speaker, { method: 'GET', path: `${PATH}/${String(id)}` })
    const role: unknown = Object(json).role
    if (isObject(role)) roles.set(String(id), role)
  }
  return roles
}

/** The id of each role by its type: `public`. */
export function roleIds(roles: Roles): ReadonlyMap<string, unknown> {
  return new Map([...roles.values()].map(({ type, id }) => [String(type), id]))
}

/**
 * Deletes roles that were not there, and writes back those that were written since: changing a role's name can take
 * all its permissions away. Throws Refusal when they are not as before then.
 */
export async function putBackRoles(before: Roles, speaker: Speaker): Promise<Roles> {
  const now = await listRoles(speaker)
  const made = now.filter(({ id }) => !before.has(String(id)))
  for (const { id } of made) await removeRole(id, speaker)
  const changed = [...before.values()].filter(
    ({ id, updatedAt }) => now.find(it => it.id === id)?.updatedAt !== updatedAt,
  )
  if (changed.length === 0) return before
  for (const role of changed) await writeRole(role, speaker)
  const after = await readRoles(speaker)
  const differing = changed.find(role => told(after.get(String(role.id))) !== told(role))
  if (differing) throw new Refusal(`the role ${String(differing.name)} cannot be restored`)
  return after
}

function told(role: JsonObject | undefined): string {
  return JSON.stringify([role?.name, role?.description, role?.permissions])
}

/** Not every server has the routes of REST, and the mutation takes no permissions. */
async function writeRole(
  { id, name, description, permissions }: JsonObject,
  speaker: Speaker,
): Promise<void> {
  const body = { name, description, permissions }
  await either(
    () => ask(speaker, { method: 'PUT', path: `${PATH}/${String(id)}`, body }),
    () => mutate('update', { id, data: { name, description } }, speaker),
  )
}

async function removeRole(id: unknown, speaker: Speaker): Promise<void> {
  await either(
    () => ask(speaker, { method: 'DELETE', path: `${PATH}/${String(id)}` }),
    () => mutate('delete', { id }, speaker),
  )
}

async function either(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  try {
    await first()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await second()
  }
}

async function mutate(verb: 'update' | 'delete', given: JsonObject, speaker: Speaker): Promise<void> {
  const [head, call] =
    verb === 'update'
      ? ['($id: ID!, $data: UsersPermissionsRoleInput!)', '(id: $id, data: $data)']
      : ['($id: ID!)', '(id: $id)']
  const query = `mutation ${head} { ${verb}UsersPermissionsRole${call} { ok } }`
  const variables = { ...given, id: String(given.id) }
  const json = await ask(speaker, { method: 'POST', path: '/graphql', body: { query, variables } })
  if (Object(json).errors !== undefined) throw new Refusal(`mutation ${verb}UsersPermissionsRole is refused`)
}

async function listRoles(speaker: Speaker): Promise<readonly JsonObject[]> {
  const json = await ask(speaker, { method: 'GET', path: PATH })
  const roles: unknown = Object(json).roles
  if (!Array.isArray(roles)) throw new Refusal(`GET ${PATH} does not answer with roles`)
  return roles.filter(isObject)
}
