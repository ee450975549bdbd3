import { Password } from '../../world/password.ts'
import { digest, sameDigest } from '../auth/secret.ts'
import { forget } from '../world/links/forget.ts'
import type { Row, Table } from '../world/table.ts'
import type { UsersContext } from './context.ts'

export const USER_UID = 'plugin::users-permissions.user'
export const ROLE_UID = 'plugin::users-permissions.role'

/** Values by attribute, in their stored form. */
type Values = Readonly<Record<string, unknown>>

/** The user with this id as a path has it; undefined for an id of nobody, or that is no number. */
export function userById(id: string, context: UsersContext): Row | undefined {
  return /^\d+$/.test(id) ? users(context).get(Number(id)) : undefined
}

/** The first user, in id order, of whom `test` is true. */
export function findUser(test: (user: Row) => boolean, context: UsersContext): Row | undefined {
  return users(context).rows.find(test)
}

/** The role of this type. */
export function roleOfType(type: string, { store }: UsersContext): Row | undefined {
  return store.table(ROLE_UID).rows.find(role => role.type === type)
}

/** Stores a new user. */
export function addUser(values: Values, context: UsersContext): Row {
  const time = now(context)
  return put({ ...values, id: users(context).takeId(), createdAt: time, updatedAt: time }, undefined, context)
}

/** Stores changes of a user. */
export function changeUser(user: Row, changes: Values, context: UsersContext): Row {
  return put({ ...user, ...changes, updatedAt: now(context) }, user.role, context)
}

function users({ store }: UsersContext): Table {
  return store.table(USER_UID)
}

function now({ clock }: UsersContext): string {
  return new Date(clock.now()).toISOString()
}

/** Both directions of the role are kept, so a user who changes roles moves from one list to the other. */
function put(user: Row, formerRole: unknown, context: UsersContext): Row {
  users(context).put(user)
  if (user.role === formerRole) return user
  changeMembers(formerRole, members => members.filter(id => id !== user.id), context)
  changeMembers(user.role, members => [...members, user.id], context)
  return user
}

function changeMembers(
  role: unknown,
  change: (members: readonly unknown[]) => readonly unknown[],
  { store }: UsersContext,
): void {
  const roles = store.table(ROLE_UID)
  const row = typeof role === 'number' ? roles.get(role) : undefined
  if (row) roles.put({ ...row, users: change(Array.isArray(row.users) ? row.users : []) })
}

/** Deletes a row, and every reference to it wherever a relation or a media field holds one. */
export function removeRow(uid: string, id: number, context: UsersContext): void {
  context.store.table(uid).remove(id)
  forget(context, new Map([[uid, new Set([id])]]))
}

/** Whether `candidate` is the user's password. Never true of a user who has none. */
export async function hasPassword(user: Row, candidate: string): Promise<boolean> {
  return user.password instanceof Password && (await user.password.matches(candidate))
}

/**
 * The user to whom this secret was sent. Digests are compared, and with every user who has one, so that the time
 * it takes tells nothing.
 */
export async function userWithSecret(
  attribute: 'resetPasswordToken' | 'confirmationToken',
  presented: string,
  { store }: UsersContext,
): Promise<Row | undefined> {
  const wanted = await digest(presented)
  const holders = store.table(USER_UID).rows.filter(user => typeof user[attribute] === 'string')
  const digests = await Promise.all(holders.map(user => digest(String(user[attribute]))))
  const same = digests.map(one => sameDigest(one, wanted))
  return holders.find((_, at) => same[at])
}
