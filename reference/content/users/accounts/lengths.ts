import { USER_UID } from '../records.ts'
import type { AccountRule } from './rule.ts'

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
