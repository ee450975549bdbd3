import type { ServiceRequest } from '../../../http/message.ts'
import type { Caller } from '../../auth/caller.ts'
import { pathOf } from '../../query/parse-query.ts'
import type { CallState, HttpContext } from '../context.ts'

/** Who calls, as policies of a project read it. */
export function callState(caller: Caller): CallState {
  switch (caller.kind) {
    case 'public':
      return { isAuthenticated: false, auth: { strategy: { name: 'users-permissions' }, credentials: null } }
    case 'user': {
      const { user } = caller
      return {
        user,
        isAuthenticated: true,
        auth: { strategy: { name: 'users-permissions' }, credentials: user },
      }
    }
    case 'api-token':
      return {
        isAuthenticated: true,
        auth: {
          strategy: { name: 'api-token' },
          credentials: { name: caller.token.name, type: caller.token.type },
        },
      }
  }
}

/** The HTTP request as policies and middlewares of a project read it. */
export function httpContext(request: ServiceRequest, state: CallState): HttpContext {
  const { method, target: url, headers } = request
  return {
    method,
    url,
    path: pathOf(url),
    headers,
    request: { method, url, headers },
    state,
    get: header => headers[header.toLowerCase()] ?? '',
  }
}
