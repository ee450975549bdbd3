import type { Call, Change, PlatformUnits } from '../../contracts.ts'
import { PlatformError } from '../../errors.ts'
import type { ApiRequest } from '../../http/request.ts'

const OLD = '/redirects/json/'
const NEW = { GET: '/redirects/download/', POST: '/redirects/upload/' }

/**
 * From 4.0 redirects are uploaded as YAML; JSON is deprecated. Before, `/redirects/json/` took and gave JSON.
 */
export const redirectsAsYaml: Change = {
  clause: 'platform.changes.4-0.redirects-yaml',
  since: 4,
  scope: 'site',
  up: request => (request.api === 'admin' ? swap(request) : request),
  undo: units => ({ ...units, routes: jsonOnly(units) }),
}

function swap(request: ApiRequest): ApiRequest {
  const { method, path } = request
  if (path === OLD) return { ...request, path: method === 'GET' ? NEW.GET : NEW.POST }
  return path === NEW.GET || path === NEW.POST ? { ...request, path: OLD } : request
}

function jsonOnly({ routes }: PlatformUnits): PlatformUnits['routes'] {
  return routes.map(route => {
    if (route.path !== NEW.POST) return route
    return { ...route, handle: call => route.handle(refuseYaml(call)) }
  })
}

function refuseYaml(call: Call): Call {
  if (!call.request.body.uploads.some(({ filename }) => /\.ya?ml$/i.test(filename))) return call
  throw new PlatformError(415, 'UnsupportedMediaTypeError', 'Please select a valid JSON file to import.')
}
