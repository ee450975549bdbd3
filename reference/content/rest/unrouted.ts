import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { RouteMatch } from '../../http/router.ts'
import { errorResponse } from '../http/error-response.ts'
import type { ContentType } from '../model/types.ts'
import { pathOf } from '../query/parse-query.ts'
import type { RestSources } from './context.ts'
import { withPrefix } from './prefix.ts'
import { applicationTypes } from './routes.ts'

/** A path that is no endpoint's, or that does not take the method. */
type Unrouted = Exclude<RouteMatch<unknown>, { kind: 'found' }>

/**
 * Answers what no endpoint answers. UNDOCUMENTED (observed): a path that there is not answers 404 to a read and 405 to
 * anything else; a method that a path does not take, 405 with the methods that it does.
 */
export function unrouted(request: ServiceRequest, match: Unrouted, sources: RestSources): ServiceResponse {
  const { method } = request
  const { frame } = sources.units.rest
  if (pathOf(request.target) === frame.health.path) return frame.health.respond()
  if (!KNOWN_METHODS.has(method)) return { status: 501, headers: {}, body: 'Not Implemented' }
  const allow = match.kind === 'wrong-method' ? match.allow : 'HEAD, GET'
  if (method === 'OPTIONS') return frame.methodQuestion.respond(allow)
  if (method === 'GET' || method === 'HEAD') return read(request, sources)
  return frame.wrongMethod.respond(allow)
}

function read({ target }: ServiceRequest, { models, units, options }: RestSources): ServiceResponse {
  const { startPage, unknownPath, errorShape, paths } = units.rest.frame
  if (startPage.paths.has(pathOf(target))) {
    const { prefix } = options.rest
    const prefixed = {
      ...paths,
      of: (type: ContentType) => paths.of(type).map(path => withPrefix(path, prefix)),
    }
    return startPage.respond(applicationTypes(models), prefixed)
  }
  return errorResponse(unknownPath.error(), errorShape)
}

const KNOWN_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])
