import { ghostBrand } from '../brand.ts'
import type { Actor, AuthRule, Site } from '../contracts.ts'
import { badRequest, noPermission, unauthorized } from '../errors.ts'
import { cookieOf } from '../http/request.ts'
import { roleOf } from '../resources/users.ts'
import { sessionCookie, sessionOf } from './session.ts'
import { decodeToken, readAuthorization } from './token.ts'

/**
 * Integrations use a JSON web token: `Authorization: Platform <token>`. The published clients write their own
 * brand as the scheme, which is taken too. A token counts more than a cookie.
 */
const integrationToken: AuthRule = {
  clause: 'platform.authentication.integration-token',
  identify: async ({ headers }, { audience, site, units }): Promise<Actor | null> => {
    if (headers.authorization === undefined) return null
    const decoded = decodeToken(tokenIn(headers.authorization, site))
    if (!decoded) throw badRequest('Invalid token', { code: 'INVALID_JWT' })
    const key = site.store.find('api_keys', String(decoded.header.kid)) ?? null
    for (const rule of units.tokenRules) await rule.check({ ...decoded, key, audience }, site)
    return key && { kind: 'integration', key }
  },
}

/** @throws PlatformError 401 when the header is not a scheme that the platform knows and a token */
function tokenIn(header: string, { brand }: Site): string {
  const authorization = readAuthorization(header)
  const schemes = [brand.name.toLowerCase(), ghostBrand.name.toLowerCase()]
  if (authorization && schemes.includes(authorization.scheme.toLowerCase())) return authorization.token
  const message = `Authorization header format is "Authorization: ${brand.name} [token]"`
  throw unauthorized(message, { code: 'INVALID_AUTH_HEADER' })
}

/** A session's cookie only counts for requests of the site's own pages. */
const sessionOrigin: AuthRule = {
  clause: 'platform.authentication.session-origin',
  identify: async ({ headers }, { site }) => {
    const { origin } = headers
    if (origin === undefined || cookieOf(headers, sessionCookie(site)) === null) return null
    const expected = new URL(site.data.url).origin
    if (origin === expected || !(await sessionOf(headers, site))) return null
    throw badRequest(`Request made from incorrect origin. Expected '${expected}' received '${origin}'.`)
  },
}

/** Users have a session: the cookie that they got when they logged in. */
const session: AuthRule = {
  clause: 'platform.authentication.session-cookie',
  identify: async ({ headers }, { site }) => {
    const row = await sessionOf(headers, site)
    const user = row && site.store.find('users', String(row.user_id))
    return user ? { kind: 'user', user, role: roleOf(user, site.store), session: row } : null
  },
}

const missing: AuthRule = {
  clause: 'platform.authentication.admin-missing',
  identify: () => {
    throw noPermission('Authorization failed', {
      context:
        'Unable to determine the authenticated user or integration. Check that cookies are being passed through if using session authentication.',
    })
  },
}

export const adminAuthRules: readonly AuthRule[] = [integrationToken, sessionOrigin, session, missing]
