import { expect, test } from 'vitest'
import { libraryContext } from '../../actions/library-context.fixture.ts'
import { ContentError } from '../../errors.ts'
import { contentUnits } from '../../units.ts'
import type { UsersContext } from '../context.ts'
import { Outbox } from '../mail.ts'
import { Attempts } from '../rate-limit.ts'
import type { AccountRule } from './rules.ts'
import { changeAccount } from './store-account.ts'

/** A context in which a rule finds each of these attributes at fault; null is none of them. */
function finding(names: readonly (string | null)[]): UsersContext {
  const library = libraryContext()
  const rules = names.map((name): AccountRule => {
    const fault = { path: name === null ? [] : [name], message: `${name} is wrong` }
    return { clause: 'content.users.flags', faults: () => [fault] }
  })
  return {
    ...library,
    units: { ...contentUnits, users: { ...contentUnits.users, accountRules: rules } },
    mail: new Outbox(),
    attempts: new Attempts(),
    secret: () => '',
  }
}

function faultsOf(context: UsersContext): unknown {
  try {
    changeAccount({ id: 1 }, {}, context)
  } catch (error) {
    if (error instanceof ContentError) return error.details?.errors
    throw error
  }
  return []
}

test.each([
  ['in the order of the attributes', ['role', 'email', 'username'], ['username', 'email', 'role']],
  ['last what is of no attribute', [null, 'password'], ['password', null]],
])('whatever rule finds it, what is wrong with an account is told %s', (_fact, found, told) => {
  const messages = told.map(name => ({ message: `${name} is wrong` }))
  expect(faultsOf(finding(found))).toMatchObject(messages)
})
