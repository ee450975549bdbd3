import type { Call, Route } from '../contracts.ts'
import { unauthorized } from '../errors.ts'
import { type Answer, noContent, ok, textAnswer, withHeaders } from '../http/answer.ts'
import { isObject, type JsonObject, omit, textOf } from '../values.ts'
import { timestamp } from '../write/rows.ts'
import { limitAttempts, resetAttempts } from './attempts.ts'
import { checkPassword } from './passwords.ts'
import { endSession, openSession } from './session.ts'

/** A session begins with name and password, and ends when it is deleted. */
export const sessionRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.session.add',
    api: 'admin',
    method: 'POST',
    path: '/session/',
    open: true,
    handle: logIn,
  },
  {
    clause: 'platform.admin-api.session.read',
    api: 'admin',
    method: 'GET',
    path: '/session/',
    handle: whoAmI,
  },
  {
    clause: 'platform.admin-api.session.delete',
    api: 'admin',
    method: 'DELETE',
    path: '/session/',
    handle: logOut,
  },
]

async function logIn({ request, site }: Call): Promise<Answer> {
  const given = isObject(request.body.json) ? request.body.json : {}
  const [username, password] = [textOf(given.username), textOf(given.password)]
  if (!username || !password) throw unauthorized('Access Denied.')
  limitAttempts('login', username, site)
  const user = await checkPassword(username, password, site)
  resetAttempts('login', username, site)
  const now = timestamp(site)
  site.store.put('users', { ...user, last_seen: now, updated_at: now })
  const cookie = await openSession(user, site)
  return withHeaders(textAnswer(201, 'Created'), { 'set-cookie': cookie })
}

function whoAmI({ actor }: Call): Answer {
  const user: JsonObject = actor.kind === 'user' ? actor.user : {}
  const by = { created_by: user.id ?? null, updated_by: user.id ?? null }
  return ok({ ...omit(user, ['password', 'roles']), ...by })
}

function logOut({ actor, site }: Call): Answer {
  if (actor.kind === 'user' && actor.session) endSession(actor.session, site)
  return noContent()
}
