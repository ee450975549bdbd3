import { isRecord } from '../../query/query.ts'
import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'
import { findUser, ROLE_UID, USER_UID } from '../records.ts'
import { wrongType } from '../validation/field.ts'
import type { Fault } from '../validation/validate.ts'

/** Values that a request gives for an account, by attribute. */
export type AccountValues = Readonly<Record<string, unknown>>

/** What is wrong with the values of an account that is about to be stored. */
export interface AccountRule {
  readonly clause: string
  /** `user` is the account as it is; null when it is new. */
  readonly faults: (values: AccountValues, user: Row | null, context: UsersContext) => readonly Fault[]
}

/** content.users.lengths: A username has at least 3 characters, a password at least 6. */
export const lengths: AccountRule = {
  clause: 'content.users.lengths',
  faults: (values, _, { models }) =>
    [...(models.types.get(USER_UID)?.attributes.values() ?? [])].flatMap(attribute => {
      const value = values[attribute.name]
      if (attribute.kind !== 'scalar' || typeof value !== 'string') return []
      const least = attribute.minLength ?? 0
      if (value.length >= least) return []
      return [{ path: [attribute.name], message: `${attribute.name} must be at least ${least} characters` }]
    }),
}

/** content.users.unique-username: No two users have the same username; `Luna` and `luna` are not the same. */
export const uniqueUsername: AccountRule = {
  clause: 'content.users.unique-username',
  faults: ({ username }, user, context) => {
    if (username === undefined || username === user?.username) return []
    const taken = findUser(other => other.username === username, context)
    return taken ? [{ path: ['username'], message: 'This attribute must be unique' }] : []
  },
}

const FLAGS = ['confirmed', 'blocked']

/** content.users.flags: `confirmed` and `blocked` are true or false, as JSON or as text. */
export const flags: AccountRule = {
  clause: 'content.users.flags',
  faults: values =>
    FLAGS.filter(name => readFlag(values[name]) === undefined && values[name] !== undefined).map(name => ({
      path: [name],
      message: wrongType(name, 'boolean', values[name]),
    })),
}

/** True, false or null; undefined for what is none of these. */
export function readFlag(value: unknown): boolean | null | undefined {
  if (value === null) return null
  if (/^(true|1)$/i.test(String(value))) return true
  return /^(false|0)$/i.test(String(value)) ? false : undefined
}

/** content.users.known-role: The role of an account must exist. */
export const knownRole: AccountRule = {
  clause: 'content.users.known-role',
  faults: ({ role }, _, { store }) => {
    const id = roleId(role)
    if (id === undefined || (id !== null && store.table(ROLE_UID).get(id))) return []
    const message = `1 relation(s) of type ${ROLE_UID} associated with this entity do not exist`
    return [{ path: [], message }]
  },
}

/** The id that a value for `role` means: an id, or `{connect: [{id}]}`. Undefined when it means none, null for what is no id. */
export function roleId(value: unknown): number | null | undefined {
  if (value === undefined) return undefined
  if (isRecord(value)) return Array.isArray(value.connect) ? roleId(value.connect.at(-1)?.id) : null
  const id = Number(value)
  return Number.isInteger(id) ? id : null
}

/** What must be true of an account before it is stored. Every fault is reported, in this order. */
export const accountRules: readonly AccountRule[] = [lengths, uniqueUsername, flags, knownRole]
