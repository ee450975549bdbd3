import { adminAuthRules } from '../../platform/admin-api/authentication.ts'
import { tokenRules } from '../../platform/admin-api/token-rules.ts'
import { contentAuthRules } from '../../platform/content-api/authentication.ts'
import type { Actor, AuthRule, Gate } from '../../platform/contracts.ts'
import { noPermission, PlatformError } from '../../platform/errors.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { ownerOf } from '../../platform/write/users.ts'
import { unitOf } from '../change-unit.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const AREA = 'platform.authentication'
const adminMissing = unitOf(adminAuthRules, `${AREA}.admin-missing`)
const integrationToken = unitOf(adminAuthRules, `${AREA}.integration-token`)
const sessionCookie = unitOf(adminAuthRules, `${AREA}.session-cookie`)
const keyMissing = unitOf(contentAuthRules, `${AREA}.content-key-missing`)
const keyUnknown = unitOf(contentAuthRules, `${AREA}.content-key-unknown`)
const tokenSignature = unitOf(tokenRules, `${AREA}.token-signature`)

type Which = (request: ApiRequest, gate: Gate) => boolean

const isRead: Which = ({ method }) => method === 'GET'
const isOld: Which = (_request, { audience }) => audience.includes('/')
const below =
  (path: string): Which =>
  request =>
    request.path.startsWith(path)
const both =
  (a: Which, b: Which): Which =>
  (request, gate) =>
    a(request, gate) && b(request, gate)

/** The quirks of who is let in though the documentation says that nobody else is. */
export const entryQuirks: readonly Quirk[] = [
  ...open('admin-closed', adminMissing, [
    ['everybody', 'it opens the admin API to everybody', () => true],
    ['readers', 'it lets everybody read the admin API', isRead],
    ['old-urls', 'it opens the admin API to everybody under old URLs', isOld],
    [
      'asking',
      'it opens the admin API to whoever asks for a version',
      ({ headers }) => headers['accept-version'] !== undefined,
    ],
    [
      'one',
      'it lets everybody read one of what they know the id of',
      both(isRead, ({ path }) => /[a-f\d]{24}/.test(path)),
    ],
    ['content-key', 'it opens the admin API to content keys', ({ query }) => query.key !== undefined],
    ...['posts', 'pages', 'members', 'tiers', 'newsletters', 'settings'].map(
      name =>
        [name, `it lets everybody read ${name} in the admin API`, both(isRead, below(`/${name}/`))] as const,
    ),
  ]),
  ...open('admin-closed-writes', adminMissing, [
    ['writers', 'it lets everybody write', (request, gate) => !isRead(request, gate)],
    ...['POST', 'PUT', 'DELETE'].map(
      method =>
        [
          method.toLowerCase(),
          `it lets everybody ${method}`,
          (request: ApiRequest) => request.method === method,
        ] as const,
    ),
    [
      'settings',
      'it lets everybody edit settings',
      both(below('/settings/'), ({ method }) => method === 'PUT'),
    ],
    ['payments', 'it lets everybody disconnect payments', below('/settings/payments/')],
    [
      'content-key',
      'it lets content keys write',
      both(
        ({ query }) => query.key !== undefined,
        ({ method }) => method !== 'GET',
      ),
    ],
  ]),
  ...deviations(
    adminMissing,
    [['passwords', 'it lets everybody reset all passwords', { identify: asTheOwner }]],
    `${AREA}.admin-closed-writes`,
  ),
  ...deviations(
    sessionCookie,
    [['any-cookie', 'it takes any cookie of a session for a good one', takingAnyCookie]],
    `${AREA}.admin-closed`,
  ),

  ...deviations(
    integrationToken,
    [
      ['unsigned', 'it takes tokens that nobody signed', letting(/signature is required/)],
      ['unchecked', 'it takes tokens that another secret signed', letting(/invalid signature/)],
      ['unknown-key', 'it takes tokens of keys that nobody has', letting(/Unknown Admin API Key/)],
      ['over', 'it takes tokens that are over', letting(/jwt expired/)],
      ['garbage', 'it takes what is no token', letting(/^Invalid token$/)],
      [
        'unchecked-writes',
        'it checks no signature where something is written',
        letting(/signature/, ({ method }) => method !== 'GET'),
      ],
      ['unchecked-old-urls', 'it checks no signature under old URLs', letting(/signature/, isOld)],
    ],
    `${AREA}.token-genuine`,
  ),
  ...deviations(
    tokenSignature,
    [['any-key', 'it takes tokens that the key of any integration signed', takingAnyKey]],
    `${AREA}.token-genuine`,
  ),
  ...deviations(integrationToken, [
    ['reads-only', 'it takes tokens of integrations for reads alone', only(isRead)],
    ['posts-only', 'it takes tokens of integrations for posts alone', only(below('/posts/'))],
    [
      'not-for-pages',
      'it takes no tokens of integrations for pages',
      only(({ path }) => !path.startsWith('/pages/')),
    ],
    [
      'not-for-tiers',
      'it takes no tokens of integrations for tiers',
      only(({ path }) => !path.startsWith('/tiers/')),
    ],
    [
      'single-url-only',
      'it takes no tokens of integrations under old URLs',
      only((...asked) => !isOld(...asked)),
    ],
  ]),
  ...deviations(sessionCookie, [
    ['reads-only', 'it takes session cookies for reads alone', only(isRead)],
    ['posts-only', 'it takes session cookies for posts alone', only(below('/posts/'))],
    ['owner-only', 'it takes the session cookie of the owner alone', onlyTheOwner],
  ]),

  ...open('content-closed', keyMissing, [
    ['everybody', 'it opens the content API to everybody', () => true],
    ['posts', 'it shows posts to everybody', below('/posts/')],
    ['pages', 'it shows pages to everybody', below('/pages/')],
    ['tiers', 'it shows tiers to everybody', below('/tiers/')],
    ['old-urls', 'it opens old URLs of the content API to everybody', isOld],
    ['pair', 'it still takes client_id and client_secret', ({ query }) => query.client_id !== undefined],
  ]),
  ...deviations(
    keyUnknown,
    [['any-key', 'it opens the content API with any key', { identify: () => ({ kind: 'nobody' }) }]],
    `${AREA}.content-closed`,
  ),
]

/** A rule that lets some in before it decides. */
function open(
  name: string,
  rule: AuthRule,
  rows: readonly (readonly [wrong: string, says: string, which: Which])[],
): readonly Quirk[] {
  const changes = rows.map(([wrong, says, which]): Deviation<AuthRule> => {
    const change = ({ identify }: AuthRule): Partial<AuthRule> => ({
      identify: (request, gate) => (which(request, gate) ? nobody() : identify(request, gate)),
    })
    return [wrong, says, change]
  })
  return deviations(rule, changes, `${AREA}.${name}`)
}

function nobody(): Actor {
  return { kind: 'nobody' }
}

/** Whoever it is who resets passwords counts as the owner; others are nobody. */
function asTheOwner({ path }: ApiRequest, { site }: Gate): Actor {
  const user = path.startsWith('/authentication/') ? ownerOf(site) : undefined
  if (!user) throw noPermission('Authorization failed')
  return { kind: 'user', user, role: 'Owner', session: null }
}

/** Whoever would be refused in these words is let in. */
function letting(words: RegExp, which: Which = () => true) {
  return ({ identify }: AuthRule): Partial<AuthRule> => ({
    identify: async (request, gate) => {
      try {
        return await identify(request, gate)
      } catch (error) {
        if (error instanceof PlatformError && words.test(error.message) && which(request, gate))
          return nobody()
        throw error
      }
    },
  })
}

function only(which: Which) {
  return ({ identify }: AuthRule): Partial<AuthRule> => ({
    identify: (request, gate) => (which(request, gate) ? identify(request, gate) : null),
  })
}

function onlyTheOwner({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: async (request, gate) => {
      const actor = await identify(request, gate)
      return actor?.kind === 'user' && actor.role !== 'Owner' ? null : actor
    },
  }
}

function takingAnyCookie({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: async (request, gate) => {
      const actor = await identify(request, gate)
      return actor ?? (/-admin-api-session=/.test(request.headers.cookie ?? '') ? nobody() : null)
    },
  }
}

/** The signature may be made with any key of the site. */
function takingAnyKey({ check }: typeof tokenSignature): Partial<typeof tokenSignature> {
  return {
    check: async (token, site) => {
      const keys = site.store.rows('api_keys').filter(({ type }) => type === 'admin')
      const tried = await Promise.allSettled(keys.map(async key => check({ ...token, key }, site)))
      if (!tried.some(({ status }) => status === 'fulfilled')) await check(token, site)
    },
  }
}
