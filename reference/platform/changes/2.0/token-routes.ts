import { checkPassword } from '../../admin-api/passwords.ts'
import type { Call, Route } from '../../contracts.ts'
import { badRequest, unauthorized } from '../../errors.ts'
import { type Answer, ok } from '../../http/answer.ts'
import { isObject, type JsonObject, type Row, textOf } from '../../values.ts'
import { checkClient } from './client-credentials.ts'

/** How long an access token opens the API, in seconds. */
const LIFETIME = 2_628_000

/** Users of the first-generation API get a bearer token for their name and password, and give it back. */
export const tokenRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.authentication.token',
    api: 'admin',
    method: 'POST',
    path: '/authentication/token/',
    open: true,
    handle: call => {
      const { json } = call.request.body
      const given = isObject(json) ? json : {}
      checkClient(given, call.site)
      return giveToken(given, call)
    },
  },
  {
    clause: 'platform.admin-api.authentication.revoke',
    api: 'admin',
    method: 'POST',
    path: '/authentication/revoke/',
    handle: ({ request, site }) => {
      const { json } = request.body
      const token = isObject(json) ? (textOf(json.token) ?? '') : ''
      site.store.remove('tokens', token)
      return ok({ token })
    },
  },
]

async function giveToken(given: JsonObject, call: Call): Promise<Answer> {
  if (given.grant_type === 'refresh_token') return ok(makeTokens(refreshed(given, call), call, false))
  if (given.grant_type !== 'password') throw badRequest('grant_type must be password or refresh_token')
  const user = await checkPassword(textOf(given.username) ?? '', textOf(given.password) ?? '', call.site)
  return ok(makeTokens(user, call, true))
}

function refreshed(given: JsonObject, { site }: Call): Row {
  const row = site.store.find('tokens', textOf(given.refresh_token) ?? '')
  const user = row?.kind === 'refresh' ? site.store.find('users', String(row.user_id)) : undefined
  if (user) return user
  throw unauthorized('Access denied.')
}

function makeTokens(user: Row, { site }: Call, withRefresh: boolean): JsonObject {
  const make = (kind: 'access' | 'refresh') => {
    const id = site.ids.secret(16)
    site.store.put('tokens', { id, kind, user_id: user.id, expires: site.clock.now() + LIFETIME * 1000 })
    return id
  }
  return {
    access_token: make('access'),
    ...(withRefresh && { refresh_token: make('refresh') }),
    expires_in: LIFETIME,
    token_type: 'Bearer',
  }
}
