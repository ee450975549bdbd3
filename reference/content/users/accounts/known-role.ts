import { isRecord } from '../../query/query.ts'
import { ROLE_UID } from '../records.ts'
import type { AccountRule } from './rule.ts'

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
