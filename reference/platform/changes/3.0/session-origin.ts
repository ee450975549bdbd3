import { sessionCookie } from '../../admin-api/session.ts'
import type { AuthRule, Call, Change, Route } from '../../contracts.ts'
import { badRequest, PlatformError, unauthorized } from '../../errors.ts'
import { cookieOf } from '../../http/request.ts'

/** A session's cookie counts for no request that does not say where it comes from. */
const originNeeded: AuthRule = {
  clause: 'platform.changes.3-0.session-origin',
  identify: ({ headers }, { site }) => {
    if (headers.origin !== undefined || headers.referer !== undefined) return null
    if (cookieOf(headers, sessionCookie(site)) === null) return null
    throw badRequest(
      `Request made from incorrect origin. Expected '${new URL(site.data.url).origin}' received ''.`,
    )
  },
}

/**
 * From 3.0 a session needs no `Origin`, and who cannot sign in is told why. Before, a request must say where it comes
 * from, and a wrong name or password is one and the same refusal.
 * UNDOCUMENTED: observed on the real programs.
 */
export const sessionOriginOptional: Change = {
  clause: 'platform.changes.3-0.session-origin',
  since: 3,
  scope: 'program',
  restores: [originNeeded],
  undo: units => ({
    ...units,
    adminAuthentication: [originNeeded, ...units.adminAuthentication],
    routes: units.routes.map(route =>
      route.clause === 'platform.admin-api.session.add' ? { ...route, handle: strictly(route) } : route,
    ),
  }),
}

function strictly({ handle }: Route): Route['handle'] {
  return async (call: Call) => {
    const { origin, referer } = call.request.headers
    if (origin === undefined && referer === undefined)
      throw badRequest(
        'Could not determine origin of request. Please ensure an Origin or Referrer header is present.',
      )
    try {
      return await handle(call)
    } catch (error) {
      if (error instanceof PlatformError && [404, 422].includes(error.status))
        throw unauthorized('Access denied.', { context: error.message })
      throw error
    }
  }
}
