import { Password } from '../../../world/password.ts'
import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'
import { addUser, changeUser, USER_UID } from '../records.ts'
import { type Fault, refuseFaults } from '../validation/validate.ts'
import { type AccountValues, readFlag, roleId } from './rules.ts'

/** Stores a new account. Throws a ValidationError that lists what is wrong with the values. */
export function createAccount(values: AccountValues, context: UsersContext): Row {
  refuseFaults(faultsOf(values, null, context))
  return addUser({ confirmed: false, blocked: false, ...storedValues(values) }, context)
}

/** Stores changes of an account. Throws a ValidationError that lists what is wrong with the values. */
export function changeAccount(user: Row, values: AccountValues, context: UsersContext): Row {
  refuseFaults(faultsOf(values, user, context))
  return changeUser(user, storedValues(values), context)
}

/** All that is wrong, in the order of the model's attributes. */
function faultsOf(values: AccountValues, user: Row | null, context: UsersContext): readonly Fault[] {
  const names = [...(context.models.types.get(USER_UID)?.attributes.keys() ?? [])]
  const faults = context.units.users.accountRules.flatMap(rule => {
    return rule.faults(values, user, context)
  })
  const place = ({ path: [name] }: Fault) => (name === undefined ? names.length : names.indexOf(name))
  return faults.toSorted((one, other) => place(one) - place(other))
}

const TEXTS = ['username', 'email', 'provider', 'resetPasswordToken', 'confirmationToken']

/** Each attribute that was given, in its stored form. What is no attribute of an account is dropped. */
function storedValues(values: AccountValues): AccountValues {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const stored = storedValue(name, value)
    return stored === undefined ? [] : [[name, stored]]
  })
  return Object.fromEntries(given)
}

function storedValue(name: string, value: unknown): unknown {
  if (name === 'password') return typeof value === 'string' ? Password.of(value) : undefined
  if (name === 'role') return roleId(value)
  if (name === 'confirmed' || name === 'blocked') return readFlag(value)
  return TEXTS.includes(name) ? value : undefined
}
