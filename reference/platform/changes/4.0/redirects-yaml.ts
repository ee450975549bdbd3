import type { Call, Change, PlatformUnits, Route } from '../../contracts.ts'
import { PlatformError } from '../../errors.ts'
import { withRoutes } from '../rewrite.ts'

const OLD = '/redirects/json/'
const DOWNLOAD = '/redirects/download/'
const UPLOAD = '/redirects/upload/'

/**
 * From 4.0 redirects are uploaded as YAML; JSON is deprecated. Before, `/redirects/json/` takes and gives JSON.
 * UNDOCUMENTED: 3.x has both endpoints, as observed on the real program.
 */
export const redirectsAsYaml: Change = {
  clause: 'platform.changes.4-0.redirects-yaml',
  since: 4,
  scope: 'shape',
  undo: units => withRoutes(units, ...jsonRoutes(units)),
}

function jsonRoutes({ routes }: PlatformUnits): readonly Route[] {
  return routes.flatMap(route => {
    if (route.path === DOWNLOAD) return [{ ...route, path: OLD }]
    return route.path === UPLOAD
      ? [{ ...route, path: OLD, handle: (call: Call) => route.handle(refuseYaml(call)) }]
      : []
  })
}

function refuseYaml(call: Call): Call {
  if (!call.request.body.uploads.some(({ filename }) => /\.ya?ml$/i.test(filename))) return call
  throw new PlatformError(415, 'UnsupportedMediaTypeError', 'Please select a valid JSON file to import.')
}
