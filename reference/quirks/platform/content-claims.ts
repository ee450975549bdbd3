import { browse } from '../../platform/actions/read.ts'
import { readExport } from '../../platform/admin-api/db-routes.ts'
import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { allPosts } from '../../platform/admin-api/shelves.ts'
import { upgradePath } from '../../platform/changes/1.0/upgrade-path.ts'
import { contentRoutes } from '../../platform/content-api/routes.ts'
import { publishedPosts } from '../../platform/content-api/shelves.ts'
import type { Change, HttpRule, Route } from '../../platform/contracts.ts'
import { invalid } from '../../platform/errors.ts'
import type { Api, ApiRequest } from '../../platform/http/request.ts'
import { isObject, type JsonObject, omit } from '../../platform/values.ts'
import type { Major } from '../../platform/version.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { type Rewriting, rewritings } from './platform-deviations.ts'
import { type Shown, showingRows, showingWhole } from './reads.ts'

const READ_ONLY = 'platform.content-api.read-only'
const REFUSALS = 'platform.content-api.writes-refused'
const EMAIL = 'platform.changes.4-0.send-email-when-published'

/** What the content API writes as the admin API does. */
const written: readonly (readonly [resource: string, act: string])[] = [
  ['posts', 'add'],
  ['pages', 'add'],
  ['members', 'add'],
  ['tiers', 'add'],
  ['posts', 'edit'],
  ['pages', 'edit'],
  ['settings', 'edit'],
  ['posts', 'delete'],
  ['pages', 'delete'],
]

/** Quirks of a content API that does more than read, of exports, and of parameters that 4.0 took. */
export const contentClaimsQuirks: readonly Quirk[] = [
  ...written.map(([resource, act]) => writing(resource, act)),
  refusingTooLate('posts', 'add'),
  {
    id: `${REFUSALS}.not-allowed`,
    clause: REFUSALS,
    says: 'it answers 405 to a write on the content API',
    apply: units => ({
      ...units,
      platform: { ...units.platform, http: [...units.platform.http, notAllowed] },
    }),
  },
  ...deviations(
    unitOf(contentRoutes, 'platform.content-api.posts.browse'),
    [
      [
        'drafts',
        'it shows drafts to readers',
        { handle: call => browse(call, { ...publishedPosts, rows: allPosts.rows }) },
      ],
    ],
    'platform.content-api.published-only',
  ),

  ...deviations(
    upgradePath,
    [['clients-missed', 'it refuses at 1.0 an export without clients', missingClients]],
    'platform.changes.1-0.exports',
  ),

  ...rewritings(EMAIL, [
    ['newer-refused', 'it refuses email_recipient_filter in 4.0', refusing('email_recipient_filter')],
    ['older-refused', 'it refuses send_email_when_published in 4.0', refusing('send_email_when_published')],
    [
      'filter-shown',
      'it shows email_recipient_filter of a post in 5.0',
      adding('email_recipient_filter', /^\/posts\/.+/),
    ],
    [
      'filter-listed',
      'it shows email_recipient_filter of listed posts in 5.0',
      adding('email_recipient_filter', /^\/posts\/$/),
    ],
    [
      'flag-shown',
      'it shows send_email_when_published of a post in 5.0',
      adding('send_email_when_published', /^\/posts\/.+/),
    ],
    [
      'flag-listed',
      'it shows send_email_when_published of listed posts in 5.0',
      adding('send_email_when_published', /^\/posts\/$/),
    ],
  ]),
  ...rewritings('platform.changes.4-0.send-email-shown', [
    [
      'no-flag',
      'it shows no send_email_when_published in 3.0',
      {
        ...showingRows({ api: 'admin', path: /^\/posts\//, majors: [3] }, post =>
          omit(post, ['send_email_when_published']),
        ),
      },
    ],
  ]),
  ...rewritings('platform.changes.4-0.settings-types', [
    [
      'told',
      'it says by which type settings were to be chosen',
      telling({ api: 'admin', path: /^\/settings\/$/, majors: [5] }),
    ],
  ]),
  ...rewritings('platform.changes.4-0.member-subscriptions', [
    [
      'nested-in-4',
      'it shows subscriptions in the payment provider’s object in 4.0',
      showingRows({ api: 'admin', path: /^\/members\//, majors: [4] }, (member, { brand }) => ({
        ...omit(member, ['subscriptions']),
        [brand.payments]: { subscriptions: member.subscriptions ?? [] },
      })),
    ],
  ]),
]

/** A route of the admin API on the content API, too. */
function writing(resource: string, act: string): Quirk {
  const route = unitOf(adminRoutes, `platform.admin-api.${resource}.${act}`)
  const { action: _, permission: __, ...plain } = route
  const served: Route = { ...plain, clause: READ_ONLY, api: 'content' }
  return {
    id: `${READ_ONLY}.${resource}-${act}`,
    clause: READ_ONLY,
    says: `it serves ${route.method} ${route.path} on the content API`,
    apply: units => ({
      ...units,
      platform: { ...units.platform, routes: [...units.platform.routes, served] },
    }),
  }
}

/** Only what is there afterwards tells it from a right one. */
function refusingTooLate(resource: string, act: string): Quirk {
  const { apply } = writing(resource, act)
  return {
    id: `${READ_ONLY}.${resource}-${act}-refused-too-late`,
    clause: READ_ONLY,
    says: `it does what ${resource} are sent to the content API for, and refuses it then`,
    apply: units => {
      const { platform, ...rest } = apply(units)
      return { ...rest, platform: { ...platform, routes: platform.routes.map(refusedLate) } }
    },
  }
}

function refusedLate(route: Route): Route {
  if (route.clause !== READ_ONLY) return route
  return {
    ...route,
    handle: async call => {
      await route.handle(call)
      return { status: 404, headers: {}, body: { json: { errors: [{ message: 'Resource not found' }] } } }
    },
  }
}

const notAllowed: HttpRule = {
  clause: REFUSALS,
  before: ({ method }, api: Api | null) =>
    api === 'content' && !['GET', 'HEAD', 'OPTIONS'].includes(method)
      ? { status: 405, headers: {}, body: { json: { errors: [{ message: 'Method not allowed.' }] } } }
      : null,
}

/** At 1.0 an export without clients is refused. */
function missingClients({ undo }: Change): Partial<Change> {
  return {
    undo: newer => {
      const units = undo?.(newer) ?? newer
      return {
        ...units,
        routes: units.routes.map(route => (isImport(route) ? wantingClients(route) : route)),
      }
    },
  }
}

function isImport({ clause }: Route): boolean {
  return clause === 'platform.admin-api.db.import'
}

function wantingClients(route: Route): Route {
  return {
    ...route,
    handle: call => {
      const { data } = readExport(call)
      if (!isObject(data) || data.clients === undefined) throw invalid('The export holds no clients.')
      return route.handle(call)
    },
  }
}

const inPart: readonly Major[] = [4]

/** Nothing serves a request with this parameter in 4.0. */
function refusing(name: string): Rewriting {
  return {
    up: (request: ApiRequest, site) =>
      inPart.includes(site.major) && request.query[name] !== undefined
        ? { ...request, path: '/nothing/' }
        : request,
  }
}

function adding(name: string, path: RegExp): Rewriting {
  return showingRows({ api: 'admin', path, majors: [5] }, post => ({ ...post, [name]: 'none' }))
}

function telling(shown: Shown): Rewriting {
  return showingWhole(shown, (json: JsonObject) => ({ ...json, meta: { filters: { type: 'members' } } }))
}
