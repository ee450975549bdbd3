import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import { type Route, type RouteMatch, Router } from '../../http/router.ts'
import { createAuthenticator } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import type { Caller, Refusal } from '../auth/caller.ts'
import { ContentError } from '../errors.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { settle } from '../http/error-response.ts'
import { parseBody } from '../http/parse-body.ts'
import { pathOf, type QueryReader, queryReader } from '../query/parse-query.ts'
import { usersEndpoints } from '../users/rest.ts'
import type { RestSources } from './context.ts'
import { withPrefix } from './prefix.ts'
import { contentTypeRoutes } from './routes.ts'
import { unrouted } from './unrouted.ts'

type ServedEndpoint = Endpoint<RestSources & { readonly caller: Caller }>

/** Answers one request. */
export type RestService = (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse>

/** The REST interface of a content service. It answers every request, a path that is not its own with 404. */
export function createRestService(sources: RestSources): RestService {
  const routes: readonly Route<ServedEndpoint>[] = [
    ...contentTypeRoutes(sources.models, sources.units.rest.frame),
    ...usersEndpoints(sources.units.users.routes, sources.users),
  ]
  const { prefix } = sources.options.rest
  const router = new Router(routes.map(route => ({ ...route, path: withPrefix(route.path, prefix) })))
  const authenticator = createAuthenticator({ ...sources, units: sources.units.auth })
  const readQuery = queryReader(sources.units.queryString)
  const { frame } = sources.units.rest
  const answer = (request: ServiceRequest, body: unknown) => {
    const path = pathOf(request.target)
    const found = frame.pathForms.isKnown(path) ? router.match(request.method, path) : UNKNOWN
    if (found.kind !== 'found') return unrouted(request, found, sources)
    const respond = (caller: Caller | Refusal) => {
      if (caller instanceof ContentError) throw caller
      return call(found, { request, body }, { ...sources, caller }, readQuery)
    }
    const caller = authenticator.authenticate(request.headers)
    return caller instanceof Promise ? caller.then(respond) : respond(caller)
  }
  return request => settle(() => answer(request, readBody(request, sources.units)), frame.errorShape)
}

const UNKNOWN = { kind: 'unknown-path' } as const

/** A body is read before anything else is looked at, the path included (observed). */
function readBody(request: ServiceRequest, { rest }: RestSources['units']): unknown {
  return WITH_BODY.has(request.method) ? parseBody(request, rest.body) : undefined
}

const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

type Found = Extract<RouteMatch<ServedEndpoint>, { kind: 'found' }>

function call(
  { handle, params }: Found,
  { request, body }: { request: ServiceRequest; body: unknown },
  context: RestSources & { readonly caller: Caller },
  readQuery: QueryReader,
): ServiceResponse | Promise<ServiceResponse> {
  const { caller } = context
  const refusal = handle.action && authorize(caller, handle.action, context)
  if (refusal) throw refusal
  return handle.handle({ request, params, query: readQuery(request.target), body, caller, context })
}
