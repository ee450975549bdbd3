import { idParameter } from '../actions/read.ts'
import type { Actor, Call, Gate, Opened, PlatformUnits, Route, Site } from '../contracts.ts'
import { PlatformError, resourceNotFound } from '../errors.ts'
import { type Answer, redirect } from '../http/answer.ts'
import type { ApiRequest } from '../http/request.ts'
import type { Matched } from './match.ts'
import { integrationMayUse, roleMayUse } from './permissions.ts'

/** What serves one request. */
export interface Service {
  readonly site: Site
  readonly units: PlatformUnits
  readonly opened: Opened
  /** Where the same request with a trailing slash is; null when its path has one. */
  readonly withSlash: string | null
}

/**
 * Serves a request by its route: who sent it, whether they may, then the route's handler. Errors are answers
 * too; those of the handler say what could not be done.
 */
export async function dispatch(matched: Matched, request: ApiRequest, service: Service): Promise<Answer> {
  const { site, units } = service
  const before = await orError(null, request, service, () => admit(matched.route, request, service))
  if (!('actor' in before)) return before
  const { prefix } = service.opened
  const call: Call = { request, params: matched.params, prefix, actor: before.actor, site, units }
  return orError(matched.route, request, service, () => {
    if (matched.params.id !== undefined) idParameter(call)
    roleMayUse(matched.route, call.actor)
    return site.store.transaction(() => matched.route.handle(call))
  })
}

/** Refuses a request that nothing serves as one that its sender may not send, where that is so. */
export function refuseClosed(request: ApiRequest, service: Service): Promise<Answer> {
  const { site, units, opened } = service
  return orError(null, request, service, async () => {
    const actor = await identify(request, { audience: opened.audience, site, units })
    integrationMayUse(actor, request, units)
    throw resourceNotFound()
  })
}

/** Who sent the request, or the redirect that it gets in place of an answer. */
async function admit(route: Route, request: ApiRequest, service: Service): Promise<Admitted | Answer> {
  const { site, units, opened, withSlash } = service
  const actor = route.open ? NOBODY : await identify(request, { audience: opened.audience, site, units })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (withSlash !== null && isRead)
    return redirect(301, withSlash, { 'cache-control': 'public, max-age=31536000' })
  integrationMayUse(actor, request, units)
  return { actor }
}

interface Admitted {
  readonly actor: Actor
}

const NOBODY: Actor = { kind: 'nobody' }

async function orError<T>(
  route: Route | null,
  request: ApiRequest,
  service: Service,
  work: () => Promise<T> | T,
): Promise<T | Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PlatformError) return errorAnswer(error, route, request, service)
    throw error
  }
}

async function identify(request: ApiRequest, gate: Gate): Promise<Actor> {
  const { units } = gate
  const rules = request.api === 'content' ? units.contentAuthentication : units.adminAuthentication
  for (const rule of rules) {
    const actor = await rule.identify(request, gate)
    if (actor) return actor
  }
  throw new Error('invariant: no authentication rule decided')
}

/** The answer to a refused request, in the form that errors have. */
export function errorAnswer(
  error: PlatformError,
  route: Route | null,
  request: Pick<ApiRequest, 'api'>,
  { site, units }: { readonly site: Site; readonly units: PlatformUnits },
): Answer {
  const form = units.errorForms.find(other => other.api === request.api || other.api === 'any')
  if (!form) throw new Error('invariant: errors have no form')
  return { status: error.status, headers: {}, body: { json: form.render(error, route, site) } }
}
