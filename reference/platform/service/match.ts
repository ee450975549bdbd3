import type { Brand } from '../brand.ts'
import type { Route } from '../contracts.ts'
import type { ApiRequest } from '../http/request.ts'

export interface Matched {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/**
 * The first route of the list that has the request's API, method and path. HEAD is served as GET is, and
 * `{payments}` in a path stands for the brand's word for it.
 */
export function matchRoute(routes: readonly Route[], request: ApiRequest, brand: Brand): Matched | null {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  for (const route of routes) {
    if (route.api !== request.api || route.method !== method) continue
    const params = matchPath(route.path.replace('{payments}', brand.payments), request.path)
    if (params) return { route, params }
  }
  return null
}

function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const expected = pattern.split('/')
  const found = path.split('/')
  if (expected.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    const value = found[i] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}
