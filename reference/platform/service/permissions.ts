import type { Actor, IntegrationScope, PlatformUnits, Route, Verb } from '../contracts.ts'
import { noPermission, PlatformError } from '../errors.ts'
import type { ApiRequest } from '../http/request.ts'

/** What integrations may call: methods by the first part of the path. */
export const integrationScope: IntegrationScope = {
  clause: 'platform.authentication.integration-scope',
  methods: {
    site: ['GET'],
    posts: ['GET', 'PUT', 'DELETE', 'POST'],
    pages: ['GET', 'PUT', 'DELETE', 'POST'],
    images: ['POST'],
    webhooks: ['POST', 'PUT', 'DELETE'],
    actions: ['GET'],
    tags: ['GET', 'PUT', 'DELETE', 'POST'],
    labels: ['GET', 'PUT', 'DELETE', 'POST'],
    users: ['GET'],
    roles: ['GET'],
    invites: ['POST'],
    themes: ['POST', 'PUT'],
    members: ['GET', 'PUT', 'DELETE', 'POST'],
    tiers: ['GET', 'PUT', 'POST'],
    offers: ['GET', 'PUT', 'POST'],
    newsletters: ['GET', 'PUT', 'POST'],
    config: ['GET'],
    files: ['POST'],
    media: ['POST'],
    db: ['POST'],
    settings: ['GET'],
  },
}

const ACTS: Readonly<Record<Verb, string>> = {
  list: 'browse',
  read: 'read',
  save: 'add',
  edit: 'edit',
  delete: 'destroy',
}

/**
 * Roles that may do less than everything, with what they may do. UNDOCUMENTED: observed on the real program. Which posts
 * and pages authors and contributors may write is looked at where they are written.
 */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Editor: {
    posts: ['browse', 'read', 'edit', 'add', 'destroy'],
    pages: ['browse', 'read', 'edit', 'add', 'destroy'],
    tags: ['browse', 'read', 'edit', 'add', 'destroy'],
    users: ['browse', 'read', 'edit', 'destroy'],
    roles: ['browse'],
    settings: ['browse', 'read'],
    themes: ['browse', 'readActive'],
    tiers: ['browse', 'read'],
    newsletters: ['browse', 'read'],
    labels: ['browse', 'read'],
    invites: ['browse', 'read', 'add', 'destroy'],
    snippets: ['browse', 'read', 'edit', 'add', 'destroy'],
    email_previews: ['read', 'sendTestEmail'],
    emails: ['browse'],
  },
  Author: {
    posts: ['browse', 'read', 'add', 'edit', 'destroy'],
    pages: ['browse', 'read', 'add', 'edit', 'destroy'],
    tags: ['browse', 'read', 'add'],
    users: ['browse', 'read', 'edit'],
    roles: ['browse'],
    settings: ['browse', 'read'],
    themes: ['browse', 'readActive'],
    tiers: ['browse', 'read'],
    newsletters: ['browse', 'read'],
    labels: ['browse', 'read'],
    snippets: ['browse', 'read'],
    email_previews: ['read', 'sendTestEmail'],
  },
  Contributor: {
    posts: ['browse', 'read', 'add', 'edit', 'destroy'],
    pages: ['browse', 'read', 'add', 'edit', 'destroy'],
    tags: ['browse', 'read'],
    users: ['browse', 'read', 'edit'],
    roles: ['browse'],
    settings: ['browse', 'read'],
    themes: ['browse'],
    snippets: ['browse', 'read'],
    email_previews: ['read', 'sendTestEmail'],
  },
}

/** What nobody but the owner may do. UNDOCUMENTED: observed on the real program. */
const OF_OWNERS = ['identities']

/** @throws PlatformError 501 when an integration calls what is not open to integrations */
export function integrationMayUse(
  actor: Actor,
  { api, path, method }: ApiRequest,
  { integrationScopes }: PlatformUnits,
): void {
  if (api === 'content' || actor.kind !== 'integration') return
  const entity = path.split('/')[1] ?? ''
  const asked = method === 'HEAD' ? 'GET' : method
  if (integrationScopes.some(({ methods }) => methods[entity]?.includes(asked))) return
  const message = 'The server does not support the functionality required to fulfill the request.'
  throw new PlatformError(501, 'NotImplementedError', message)
}

/** @throws PlatformError 403 when a user's role does not allow what the route does */
export function roleMayUse(route: Route, actor: Actor): void {
  const needed = neededFor(route)
  if (actor.kind !== 'user' || !needed || mayUse(actor.role, needed)) return
  throw noPermission(
    `You do not have permission to ${needed.act} ${SPOKEN_OF_AS[needed.object] ?? needed.object}`,
  )
}

/** What a refusal still calls by its older name, or by that of what it is a kind of, as the real program does. */
const SPOKEN_OF_AS: Readonly<Record<string, string>> = { tiers: 'products', pages: 'posts' }

interface Needed {
  readonly act: string
  readonly object: string
}

function mayUse(role: string, { act, object }: Needed): boolean {
  if (OF_OWNERS.includes(object)) return role === 'Owner'
  const allowed = ALLOWED[role]
  return !allowed || allowed[object]?.includes(act) === true
}

function neededFor(route: Route): Needed | null {
  if (route.permission) return route.permission
  if (!route.action) return null
  const { verb, object } = route.action
  return { act: ACTS[verb], object: verb === 'list' ? object : `${object}s` }
}
