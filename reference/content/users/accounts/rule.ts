import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'
import type { Fault } from '../validation/validate.ts'

/** Values that a request gives for an account, by attribute. */
export type AccountValues = Readonly<Record<string, unknown>>

/** What is wrong with the values of an account that is about to be stored. */
export interface AccountRule {
  readonly clause: string
  /** `user` is the account as it is; null when it is new. */
  readonly faults: (values: AccountValues, user: Row | null, context: UsersContext) => readonly Fault[]
}
