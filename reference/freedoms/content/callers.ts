import { newcomer } from '../../content/users/actions/register.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import type { Units } from '../../units/units.ts'
import type { Around, Freedom } from '../freedom.ts'
import { mapJson, mapTexts } from '../json-answer.ts'

const REST = 'content/authentication.rule-6'
const REGISTER = 'content/endpoints/graphql-endpoint.row.register'
const LOGIN = 'content/endpoints/graphql-endpoint.row.login'

/** How callers are known: only of GraphQL it is described, and there not how a JWT looks. */
export const callers: readonly Freedom[] = [
  {
    id: 'content.callers.opaque-jwt',
    says: 'gives JWTs that nobody but itself can read',
    leftOpenBy: [LOGIN, REGISTER],
    around: async (request, server) => {
      const { authorization } = request.headers
      const headers = authorization
        ? { ...request.headers, authorization: authorization.replace(OPAQUE, (_, text) => reversed(text)) }
        : request.headers
      const answer = await server({ ...request, headers })
      return mapJson(answer, body =>
        mapTexts(body, text => text.replace(JWT, it => `sealed~${reversed(it)}`)),
      )
    },
  },
  {
    id: 'content.callers.no-rest-sign-in',
    says: 'signs nobody in over REST',
    leftOpenBy: [REST],
    around: refusing(({ target }) => target.startsWith('/api/auth/'), 404),
  },
  {
    id: 'content.callers.rest-is-public',
    says: 'does not look at Authorization over REST',
    leftOpenBy: [REST],
    around: async (request, server) => {
      if (!request.target.startsWith('/api/')) return server(request)
      const { authorization: _, ...headers } = request.headers
      return server({ ...request, headers })
    },
  },
  {
    id: 'content.callers.rest-refuses-authorization',
    says: 'refuses whoever sends Authorization over REST',
    leftOpenBy: [REST],
    around: refusing(
      ({ target, headers }) => target.startsWith('/api/') && headers.authorization !== undefined,
      401,
    ),
  },
  {
    id: 'content.callers.unconfirmed',
    says: 'does not confirm who registers',
    leftOpenBy: [REGISTER],
    apply: withNewcomer(({ values }) => ({ values: { ...values, confirmed: false } })),
  },
  {
    id: 'content.callers.newcomer-role',
    says: 'gives who registers the public role',
    leftOpenBy: [REGISTER],
    apply: withNewcomer(() => ({ role: 'public' })),
  },
]

const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const OPAQUE = /sealed~(\S+)/

function reversed(text: string): string {
  return [...text].reverse().join('')
}

function withNewcomer(change: (unit: typeof newcomer) => Partial<typeof newcomer>) {
  return (units: Units) => withUnit(units, newcomer, current => ({ ...current, ...change(current) }))
}

function refusing(isRefused: (request: Parameters<Around>[0]) => boolean, status: number): Around {
  return async (request, server) =>
    isRefused(request) ? { status, headers: { 'content-type': 'text/plain' }, body: 'No.' } : server(request)
}
