import type { AuthRule, Change, Gate } from '../../contracts.ts'
import { noPermission, unauthorized } from '../../errors.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { roleOf } from '../../resources/users.ts'
import { shortForm } from '../5.0/error-body.ts'
import { withoutRoutes, withRoutes } from '../rewrite.ts'
import { checkClient } from './client-credentials.ts'
import { configurationRoutes } from './configuration-routes.ts'
import { tokenRoutes } from './token-routes.ts'

export const client: AuthRule = {
  clause: 'platform.authentication.client-credentials',
  identify: ({ query }, { site }) => {
    checkClient(query, site)
    return { kind: 'nobody' }
  },
}

export const bearerToken: AuthRule = {
  clause: 'platform.authentication.bearer-token',
  identify: (request, { site }: Gate) => {
    const token = tokenIn(request)
    if (token === null) return null
    const row = site.store.find('tokens', token)
    const user = row?.kind === 'access' && site.store.find('users', String(row.user_id))
    if (!row || !user || Number(row.expires) <= site.clock.now()) throw unauthorized('Access denied.')
    return { kind: 'user', user, role: roleOf(user, site.store), session: null }
  },
}

function tokenIn({ headers, query }: ApiRequest): string | null {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && token) return token
  return queryText(query, 'access_token')
}

/** A client may only read what is public. */
export const clientOnly: AuthRule = {
  clause: 'platform.authentication.client-writes',
  identify: ({ query }, { site }) => {
    checkClient(query, site)
    throw noPermission('Please Sign In')
  },
}

/**
 * A single content API key replaces the pair `client_id` and `client_secret`, integrations get admin API keys,
 * and users a session. Before, users had a bearer token, and there was nothing else that could write;
 * errors had one short form.
 */
export const apiKeysReplaceClients: Change = {
  clause: 'platform.changes.2-0.api-keys',
  since: 2,
  scope: 'shape',
  restores: [client, bearerToken, clientOnly, ...tokenRoutes, ...configurationRoutes],
  undo: units => ({
    ...withRoutes(
      withoutRoutes(units, /^\/(session|integrations|site)\//),
      ...tokenRoutes,
      ...configurationRoutes,
    ),
    contentAuthentication: [client],
    adminAuthentication: [bearerToken, clientOnly],
    errorForms: [{ ...shortForm, api: 'any' }],
  }),
}
