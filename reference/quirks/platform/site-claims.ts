import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { privateCookieRenamed } from '../../platform/changes/4.0/private-cookie.ts'
import { servedMembersApi } from '../../platform/changes/5.0/members-api.ts'
import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import type { Call, HeadPart, Route, Visit } from '../../platform/contracts.ts'
import { invalid, PlatformError } from '../../platform/errors.ts'
import { membershipWidget } from '../../platform/front/head.ts'
import { membersApi } from '../../platform/front/members-api.ts'
import { privateMode, privateModePages } from '../../platform/front/private-mode.ts'
import { type Answer, ok } from '../../platform/http/answer.ts'
import { isObject, type JsonObject, objectsOf, omit } from '../../platform/values.ts'
import type { Major } from '../../platform/version.ts'
import { unitOf } from '../change-unit.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { answering, restoredDeviations, rewritings } from './platform-deviations.ts'
import { showingRows } from './reads.ts'

const MEMBERS_API = 'platform.members-api.removed'
const THEMES = 'platform.changes.2-0.theme-engines'
const REDIRECTS = 'platform.changes.4-0.redirects-yaml'
const SUBSCRIPTIONS = 'platform.changes.4-0.member-subscriptions'
const activate = unitOf(adminRoutes, 'platform.admin-api.themes.activate')
const upload = unitOf(adminRoutes, 'platform.admin-api.redirects.upload')
const LISTED = /^\/members\/$/
const ALONE = /^\/members\/.+/

/** Quirks of the site beside its APIs, and of what is uploaded to it. */
export const siteClaimsQuirks: readonly Quirk[] = [
  ...deviations(
    membersApi,
    [
      ['offers-served', 'it still lists offers at members/api', servedStill(/^\/members\/api\/offers\/?$/)],
      [
        'offer-served',
        'it still reads an offer at members/api',
        servedStill(/^\/members\/api\/offers\/[^/]+/),
      ],
    ],
    MEMBERS_API,
  ),
  ...deviations(
    membersApi,
    [['told-otherwise', 'it says of members/api that it was there', { answer: gone }]],
    'platform.members-api.answers',
  ),
  ...restoredDeviations(servedMembersApi, [
    ['no-offers', 'it serves no offers at members/api before 5.0', servedOnly(/\/site\/?$/)],
    ['no-site', 'it does not serve members/api/site before 5.0', servedOnly(/\/offers\//)],
  ]),

  ...deviations(membershipWidget, [
    ['no-site', 'it does not tell the widget the site', rewriting(/ data-platform="[^"]*"/, '')],
    ['no-api', 'it does not tell the widget the content API', rewriting(/ data-api="[^"]*"/, '')],
    ['no-key', 'it does not give the widget a key', rewriting(/ data-key="[^"]*"/, '')],
    [
      'site-relative',
      'it tells the widget the path of the site',
      rewriting(/data-platform="[^"]*"/, 'data-platform="/"'),
    ],
    ['admin-api', 'it tells the widget the admin API', rewriting('/api/content/', '/api/admin/')],
    [
      'api-relative',
      'it tells the widget the path of the content API',
      rewriting(/data-api="https?:\/\/[^/]*/, 'data-api="'),
    ],
    [
      'older-api',
      'it tells the widget the members API',
      rewriting(/\/platform\/api\/content\//, '/members/api/'),
    ],
    ['key-empty', 'it gives the widget an empty key', rewriting(/data-key="[^"]*"/, 'data-key=""')],
    [
      'secret',
      'it gives the widget the secret of an admin key',
      rewriting(/data-key="[^"]*"/, `data-key="${'00112233445566778899aabbccddeeff'.repeat(2)}"`),
    ],
    ['brand', 'it names the attribute after another program', rewriting('data-platform=', 'data-site=')],
    ['two-tags', 'it embeds the widget by two tags', rewriting(' data-key=', '></script><script data-key=')],
  ]),
  ...deviations(
    membershipWidget,
    [['missing', 'it embeds no widget in its pages', MISSING]],
    'platform.widget.home',
  ),

  ...deviations(
    activate,
    [
      [
        'declared-refused',
        'it refuses a theme that says which version it was made for',
        refusingDeclared([5]),
      ],
      [
        'declared-refused-before-5',
        'it refuses a theme that says which version it was made for before 5.0',
        refusingDeclared([2, 3, 4]),
      ],
    ],
    THEMES,
  ),
  ...deviations(
    activate,
    [
      ['silent', 'it warns about no theme', answering(unwarned)],
      ['always', 'it warns about every theme that it was made for no version', answering(warned)],
    ],
    'platform.changes.2-0.theme-warnings',
  ),

  ...deviations(
    upload,
    [
      ['yaml-refused', 'it takes no YAML', refusingYaml([5])],
      ['yaml-refused-in-4', 'it takes no YAML in 4.0', refusingYaml([4])],
      ['yaml-ignored', 'it does nothing with YAML', ignoring(isYaml)],
      ['json-ignored', 'it takes JSON and does nothing with it', ignoring(call => !isYaml(call))],
      ['only-for-good', 'it takes of YAML only what leads elsewhere for good', withoutTemporary],
    ],
    REDIRECTS,
  ),
  ...deviations(
    upload,
    [
      [
        'told',
        'it says what it took of an upload',
        answering(answer => ({ ...answer, ...ok({ redirects: [] }) })),
      ],
    ],
    'platform.changes.4-0.redirects-file',
  ),

  ...deviations(
    privateModePages,
    [
      [
        'session-name',
        'it names the cookie of a private site as that of a session',
        privateMode(() => 'express:sess'),
      ],
      [
        'other-brand',
        'it names the cookie of a private site after another program',
        privateMode(() => 'site-private'),
      ],
      [
        'prefixed',
        'it puts a word before the name of the cookie',
        privateMode(({ brand }) => `my-${brand.word}-private`),
      ],
    ],
    privateCookieRenamed.clause,
  ),

  ...rewritings(SUBSCRIPTIONS, [
    [
      'nested-in-lists',
      'it shows subscriptions of listed members in the payment provider’s object',
      nested(LISTED),
    ],
    [
      'nested-alone',
      'it shows subscriptions of a single member in the payment provider’s object',
      nested(ALONE),
    ],
    ['beside', 'it shows subscriptions in the payment provider’s object, too', besideProvider()],
    [
      'card-null-in-lists',
      'it shows null for a card of listed members that is not known',
      card(LISTED, null),
    ],
    ['card-null-alone', 'it shows null for a card of a single member that is not known', card(ALONE, null)],
    ['card-empty', 'it shows nothing for a card that is not known', card(ALONE, '')],
    ['card-zeros', 'it shows 0000 for a card that is not known', card(ALONE, '0000')],
  ]),
]

function servedStill(path: RegExp) {
  return ({ answer }: typeof membersApi): Partial<typeof membersApi> => ({
    answer: visit => (path.test(visit.path) ? servedMembersApi.answer(visit) : answer(visit)),
  })
}

function servedOnly(path: RegExp) {
  return ({ answer }: typeof servedMembersApi): Partial<typeof servedMembersApi> => ({
    answer: visit => (path.test(visit.path) ? answer(visit) : null),
  })
}

function gone({ path }: Visit): Answer | null {
  if (!path.startsWith('/members/api/')) return null
  return { ...ok({ errors: [{ message: 'Gone' }] }), status: 410 }
}

function rewriting(found: RegExp | string, text: string) {
  return ({ html }: HeadPart): Partial<HeadPart> => ({ html: site => html(site).replace(found, text) })
}

/** Themes that declare a version; by the site's own majors. */
function refusingDeclared(majors: readonly Major[]) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => {
      const theme = call.site.store.findBy('themes', 'name', call.params.name ?? '')
      const contents = isObject(theme?.package) ? theme.package : {}
      const engines = isObject(contents.engines) ? contents.engines : {}
      if (majors.includes(call.site.major) && Object.keys(engines).length > 0)
        throw invalid('Theme is not compatible or contains errors.')
      return handle(call)
    },
  })
}

const MISSED: JsonObject = {
  level: 'warning',
  rule: 'package.json property "engines.platform-api" is missing',
}

function warned(answer: Answer): Answer {
  return mapAnswer(answer, json => mapRows(json, ['themes'], theme => ({ ...theme, warnings: [MISSED] })))
}

function unwarned(answer: Answer): Answer {
  return mapAnswer(answer, json => mapRows(json, ['themes'], theme => omit(theme, ['warnings'])))
}

function refusingYaml(majors: readonly Major[]) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => {
      if (isYaml(call) && majors.includes(call.site.major))
        throw new PlatformError(
          415,
          'UnsupportedMediaTypeError',
          'Please select a valid JSON file to import.',
        )
      return handle(call)
    },
  })
}

function ignoring(isIgnored: (call: Call) => boolean) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => (isIgnored(call) ? ok({}) : handle(call)),
  })
}

function isYaml({ request }: Call): boolean {
  return request.body.uploads.some(({ filename }) => /\.ya?ml$/.test(filename))
}

function withoutTemporary({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      const answer = await handle(call)
      for (const row of call.site.store.rows('redirects')) {
        if (row.permanent === false) call.site.store.remove('redirects', row.id)
      }
      return answer
    },
  }
}

function nested(path: RegExp) {
  return showingRows({ api: 'admin', path, majors: [5] }, (member, { brand }) => {
    const { subscriptions = [] } = member
    return { ...omit(member, ['subscriptions']), [brand.payments]: { subscriptions } }
  })
}

function besideProvider() {
  return showingRows({ api: 'admin', path: /^\/members\//, majors: [5] }, (member, { brand }) => {
    const { subscriptions = [] } = member
    return { ...member, [brand.payments]: { subscriptions } }
  })
}

function card(path: RegExp, last4: string | null) {
  return showingRows({ api: 'admin', path, majors: [5] }, member => ({
    ...member,
    subscriptions: objectsOf(member.subscriptions).map(subscription => ({
      ...subscription,
      default_payment_card_last4: last4,
    })),
  }))
}
