import { json, type ServiceResponse } from '../../http/message.ts'
import type { Route } from '../../http/router.ts'
import type { Clock } from '../../world/clock.ts'
import type { Call, Endpoint } from '../http/endpoint.ts'
import { errorResponse } from '../http/error-response.ts'
import { isRecord } from '../query/query.ts'
import { randomSecret, type UsersContext } from './context.ts'
import { Outbox } from './mail.ts'
import { type Attempt, Attempts, tooManyRequests } from './rate-limit.ts'
import type { Reply, UsersRoute } from './routes/route.ts'

/** What the endpoints keep beside the store. */
export interface UsersServices {
  readonly clock: Clock
  readonly mail: Outbox
  readonly attempts: Attempts
  readonly secret: UsersContext['secret']
  /** Forgets mails and attempts. */
  reset(): void
}

/** Services that start empty. */
export function createUsersServices(clock: Clock): UsersServices {
  const [mail, attempts] = [new Outbox(), new Attempts()]
  const reset = () => {
    mail.clear()
    attempts.clear()
  }
  return { clock, mail, attempts, secret: randomSecret, reset }
}

/** What the endpoints are called with; their services are added. */
export type CallContext = Omit<UsersContext, keyof UsersServices>

/** The endpoints as routes of the REST interface. */
export function usersEndpoints(
  routes: readonly UsersRoute[],
  services: UsersServices,
): readonly Route<Endpoint<CallContext>>[] {
  return routes.map(route => ({
    method: route.method,
    path: route.path,
    handle: { action: route.action, handle: call => answer(route, call, services) },
  }))
}

async function answer(
  route: UsersRoute,
  call: Call<CallContext>,
  services: UsersServices,
): Promise<ServiceResponse> {
  const context = { ...call.context, ...services }
  const { params, query, body, caller } = call
  const respond = async () => responseOf(await route.answer({ params, query, body, caller, context }))
  return route.counted ? respondWithin(countAttempt(route, body, context), respond) : respond()
}

/** Attempts are counted by path and by the e-mail address in the body, if any; null when they are not counted. */
function countAttempt(route: UsersRoute, body: unknown, context: UsersContext): Attempt | null {
  const { limit } = context.units.users.rateLimit
  if (limit === null) return null
  const email = isRecord(body) && typeof body.email === 'string' ? body.email.toLowerCase() : ''
  return context.attempts.count(`${email} ${route.path}`, limit, context.clock.now())
}

/** The response, or 429 when there were too many attempts; either tells how many are left. */
async function respondWithin(
  attempt: Attempt | null,
  respond: () => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  if (attempt === null) return respond()
  const response = attempt.refused
    ? errorResponse(tooManyRequests())
    : await respond().catch((error: unknown) => errorResponse(error))
  return { ...response, headers: { ...response.headers, ...limitHeaders(attempt) } }
}

function responseOf({ status, body, headers = {} }: Reply): ServiceResponse {
  return body === undefined ? { status, headers, body: null } : json(status, body, headers)
}

function limitHeaders({ limit, remaining, endsAt }: Attempt): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(endsAt / 1000)),
  }
}
