import { viewOf } from '../actions/shelf.ts'
import { checkNewPassword, isPassword } from '../admin-api/passwords.ts'
import type { Call } from '../contracts.ts'
import { invalid, noPermission, notFound } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { presentUser } from '../present/user.ts'
import { roleOf } from '../resources/users.ts'
import { textOf } from '../values.ts'
import { givenUnder } from './body.ts'
import { timestamp } from './rows.ts'

/** A user changes the password: the present one first, then the new one twice. */
export async function changePassword(call: Call): Promise<Answer> {
  const { site } = call
  const given = givenUnder(call, 'password')
  const user = site.store.find('users', String(given.user_id))
  if (!user) throw notFound('User not found')
  const context = 'Your password is incorrect.'
  const isRight = await isPassword(user, textOf(given.oldPassword) ?? '')
  if (!isRight) throw invalid(context, { context, code: 'PASSWORD_INCORRECT' })
  const password = textOf(given.newPassword) ?? ''
  checkNewPassword(password, textOf(given.ne2Password) ?? '')
  site.store.put('users', { ...user, password, updated_at: timestamp(site) })
  return ok({ password: [{ message: 'Password changed successfully.' }] })
}

/** The owner makes an administrator the owner, and becomes an administrator. */
export function transferOwnership(call: Call): Answer {
  const { site, actor } = call
  const given = givenUnder(call, 'owner')
  const next = site.store.find('users', String(given.id))
  if (!next) throw notFound('User not found')
  if (actor.kind !== 'user' || actor.role !== 'Owner' || roleOf(next, site.store) !== 'Administrator') {
    throw noPermission('Only owners are able to transfer the owner role.')
  }
  const changed = [
    { ...actor.user, roles: next.roles ?? [] },
    { ...next, roles: actor.user.roles ?? [] },
  ]
  for (const user of changed) site.store.put('users', user)
  const view = viewOf(call, { include: new Set(['roles']), fields: null, formats: null })
  return ok({ users: changed.map(user => presentUser(user, view)) })
}
