import type { Exchange, NegotiationRule, Opened, PlatformUnits } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import { findVersion } from '../../platform/version.ts'
import { oldUrls, singleUrl } from '../../platform/versioning/api-roots.ts'
import { contentVersion } from '../../platform/versioning/negotiation.ts'
import { minimumVersion, notification } from '../../platform/versioning/notification.ts'
import { ownerOf } from '../../platform/write/users.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { opening, platformQuirk } from './platform-deviations.ts'

/** A change of which nothing is said. */
const UNSAID: Exchange['changes'][number] = { clause: '', effect: 'breaks', says: '' }
const AREA = 'platform.versioning'

/** What an answer is to, as far as headers can depend on it. */
interface Answered {
  readonly status: number
  readonly method: string
  readonly target: string
}

type Which = (answered: Answered) => boolean

const isWrite: Which = ({ method }) => method !== 'GET' && method !== 'HEAD'
const isRefusal: Which = ({ status }) => status >= 400
const isContent: Which = ({ target }) => target.includes('/content/')
const isAdmin: Which = ({ target }) => target.includes('/admin/')
const isOld: Which = ({ target }) => /\/api\/(v\d|canary)/.test(target)

/** Answers that a server can forget to give a header. */
const ANSWERS: readonly (readonly [name: string, says: string, which: Which])[] = [
  ['content', 'of the content API', isContent],
  ['admin', 'of the admin API', isAdmin],
  ['reads', 'to reads', answered => !isWrite(answered)],
  ['refusals', 'that are refusals', isRefusal],
  ['successes', 'that are no refusals', answered => !isRefusal(answered)],
  ['missing', 'to what is not found', ({ status }) => status === 404 || status === 406],
  ['forbidden', 'to whoever is not let in', ({ status }) => status === 401 || status === 403],
]

/** Answers to writes. */
const WRITES: typeof ANSWERS = [
  ['writes', 'to writes', isWrite],
  ['posts', 'to POST', ({ method }) => method === 'POST'],
  ['puts', 'to PUT', ({ method }) => method === 'PUT'],
  ['deletes', 'to DELETE', ({ method }) => method === 'DELETE'],
]

const EMPTY: (typeof ANSWERS)[number] = ['empty', 'without content', ({ status }) => status === 204]

const asIsForWrites = opening(
  (opened, _path, { method, headers }): Opened =>
    method === 'GET' ? opened : { ...opened, acceptVersion: headers['accept-version'] ?? null },
)

/** The quirks of the headers that tell of versions, and of the mails. */
export const versionHeadersQuirks: readonly Quirk[] = [
  ...ANSWERS.map(row => losing('content-version', `${AREA}.content-version`, row)),
  ...[...WRITES, EMPTY].map(row => losing('content-version', `${AREA}.content-version-writes`, row)),
  losing('content-version', `${AREA}.content-version`, ['old-urls', 'under old URLs', isOld]),
  ...deviations(contentVersion, [
    [
      'as-asked',
      'it names the version that was asked for in place of the one that answered',
      {
        headers: ({ acceptVersion }) => (acceptVersion === null ? {} : { 'content-version': acceptVersion }),
      },
    ],
  ]),

  ...ANSWERS.filter(([name]) => !/refusals|missing|forbidden/.test(name)).map(row =>
    losing('deprecation', `${AREA}.old-urls`, row),
  ),
  ...[...WRITES, ...ANSWERS.filter(([name]) => /refusals|missing|forbidden/.test(name))].map(row =>
    losing('deprecation', `${AREA}.old-urls-writes`, row),
  ),
  ...['v2', 'v3', 'v4', 'canary'].map(word =>
    losing('deprecation', `${AREA}.old-urls`, [
      word,
      `under ${word}`,
      ({ target, status }) => target.includes(`/api/${word}/`) && status < 400,
    ]),
  ),
  ...['v3', 'v4', 'canary'].flatMap(word =>
    deviations(
      oldUrls,
      (['content', 'admin'] as const).map(api => [
        `${word}-${api}-gone`,
        `it does not serve the ${api} API under ${word}`,
        ({ open }) => ({
          open: (path, raw, site) => (path.startsWith(`/${word}/${api}/`) ? null : open(path, raw, site)),
        }),
      ]),
    ),
  ),
  ...deviations(
    oldUrls,
    [
      ['writes-gone', 'it serves no writes under old URLs', unlessMethod('POST', 'PUT', 'DELETE')],
      [
        'without-version',
        'it lets no old URL stand for its version where something is written',
        asIsForWrites,
      ],
    ],
    `${AREA}.old-urls-writes`,
  ),

  ...deviations(singleUrl, [
    ['without-content', 'it does not serve the content API without a prefix', unlessApi('content')],
    ['without-admin', 'it does not serve the admin API without a prefix', unlessApi('admin')],
    ['without-api', 'it takes paths that name no API for the content API', assumingContent],
  ]),

  ...deviations(notification, [
    ['content-only', 'it tells nobody of the admin API', telling(({ opened }) => opened?.api === 'content')],
    ['admin-only', 'it tells nobody of the content API', telling(({ opened }) => opened?.api === 'admin')],
    ['unserved-only', 'it tells nobody of what is answered otherwise', telling(({ unserved }) => unserved)],
    ['changed-only', 'it tells nobody of what cannot be served', telling(({ unserved }) => !unserved)],
    ['reads-only', 'it tells nobody of writes', telling(({ raw }) => raw.method === 'GET')],
    ['owner-only', 'it tells the owner alone', tellingTheOwner],
    ['minimum-too', 'it tells of the minimum itself, too', tellingFrom],
  ]),
  ...deviations(
    notification,
    [
      ['newer-too', 'it tells of newer versions that cannot be served, too', tellingOfNewer],
      ['for-additions', 'it tells of requests whose answers have but more than before', tellingOfAdditions],
      [
        'meaning-missed',
        'it tells nobody of requests that do something else than before',
        telling(({ raw, unserved }) => unserved || raw.method !== 'DELETE'),
      ],
      [
        'settings-missed',
        'it tells nobody of settings that were removed',
        telling(({ opened }) => opened?.path !== '/settings/'),
      ],
      [
        'refusals-missed',
        'it tells nobody of requests that are no longer accepted',
        telling(({ unserved, refused }) => unserved || !refused),
      ],
      ['everybody', 'it tells users who administer nothing, too', tellingEverybody],
    ],
    `${AREA}.notification-changes`,
  ),
  ...deviations(
    notification,
    [
      ['always-failed', 'it says of every request that it failed', saying({ refused: true })],
      ['reasonless', 'it does not say what happened to the request', saying({ changes: [UNSAID] })],
    ],
    `${AREA}.notification-words`,
  ),
  ...deviations(
    notification,
    [
      ['unprefixed-only', 'it tells nobody of old URLs', telling(({ opened }) => opened?.prefix === '')],
      [
        'v4-only',
        'it tells of no old URL but v4',
        telling(({ opened }) => ['', 'v4/'].includes(opened?.prefix ?? '')),
      ],
      [
        'v3-only',
        'it tells of no old URL but v3',
        telling(({ opened }) => ['', 'v3/'].includes(opened?.prefix ?? '')),
      ],
      [
        'served-by-prefix',
        'it tells of every old URL',
        ({ after }) => ({
          after: exchange => after?.(exchange.opened?.prefix ? { ...exchange, unserved: true } : exchange),
        }),
      ],
    ],
    `${AREA}.notification-old-urls`,
  ),
]

/** Some answers lack a header. */
function losing(header: string, clause: string, [name, says, which]: (typeof ANSWERS)[number]): Quirk {
  const after = (answer: Answer, { method, target }: Pick<Answered, 'method' | 'target'>): Answer =>
    which({ status: answer.status, method, target })
      ? {
          ...answer,
          headers: Object.fromEntries(Object.entries(answer.headers).filter(([it]) => it !== header)),
        }
      : answer
  const change = (units: PlatformUnits) => ({ ...units, http: [...units.http, { clause, after }] })
  return platformQuirk(
    clause,
    `${header === 'deprecation' ? 'undeprecated' : 'unnamed'}-${name}`,
    `it sends no ${header} with answers ${says}`,
    change,
  )
}

function unlessMethod(...methods: readonly string[]) {
  return ({ open }: typeof oldUrls): Partial<typeof oldUrls> => ({
    open: (path, raw, site) => (methods.includes(raw.method) ? null : open(path, raw, site)),
  })
}

function unlessApi(api: 'content' | 'admin') {
  return ({ open }: typeof singleUrl): Partial<typeof singleUrl> => ({
    open: (path, raw, site) => {
      const opened = open(path, raw, site)
      return opened?.api === api ? null : opened
    },
  })
}

function assumingContent({ open }: typeof singleUrl): Partial<typeof singleUrl> {
  return { open: (path, raw, site) => open(path, raw, site) ?? open(`/content${path}`, raw, site) }
}

function telling(which: (exchange: Exchange) => boolean) {
  return ({ after }: NegotiationRule): Partial<NegotiationRule> => ({
    after: exchange => (which(exchange) ? after?.(exchange) : []),
  })
}

function tellingTheOwner({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const { outbox } = exchange.site
      const send = (mail: Parameters<typeof outbox.send>[0]) => {
        if (mail.to === ownerOf(exchange.site)?.email) outbox.send(mail)
      }
      const site = { ...exchange.site, outbox: Object.assign(Object.create(outbox), { send }) }
      return after?.({ ...exchange, site })
    },
  }
}

/** Whatever a newer version asks for counts as asked for by the oldest. */
function tellingOfNewer({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const asked = findVersion(exchange.acceptVersion ?? '')
      const isNewer = (asked?.major ?? 0) > exchange.site.major
      return after?.(isNewer ? { ...exchange, acceptVersion: 'v1.0' } : exchange)
    },
  }
}

/** That there is more counts as a change like others. */
function tellingOfAdditions({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const changes = exchange.changes.map(it =>
        it.effect === 'addition' ? { ...it, effect: 'answer' as const } : it,
      )
      return after?.({ ...exchange, changes })
    },
  }
}

/** Mails of what was served otherwise say something else about it. */
function saying(otherwise: Partial<Exchange>) {
  return ({ after }: NegotiationRule): Partial<NegotiationRule> => ({
    after: exchange => after?.(isTold(exchange) ? { ...counting(exchange), ...otherwise } : exchange),
  })
}

/** Whatever is answered otherwise counts even where the request is refused. */
function counting(exchange: Exchange): Exchange {
  const changes = exchange.changes.map(it =>
    it.effect === 'answer' ? { ...it, effect: 'breaks' as const } : it,
  )
  return { ...exchange, changes }
}

function isTold({ changes, refused }: Exchange): boolean {
  return !refused && changes.some(({ effect }) => effect === 'breaks' || effect === 'answer')
}

/** The last of the mails goes to everybody. */
function tellingEverybody({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const { outbox, store } = exchange.site
      const before = outbox.mails.length
      after?.(exchange)
      const mail = outbox.mails.at(-1)
      if (!mail || outbox.mails.length === before) return
      for (const { email } of store.rows('users')) outbox.send({ ...mail, to: String(email) })
    },
  }
}

/** The minimum counts as below itself. */
function tellingFrom({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const asked = findVersion(exchange.acceptVersion ?? '')
      const { major, minor } = minimumVersion(exchange.site)
      const isMinimum = asked?.major === major && asked.minor === minor
      return after?.(isMinimum ? { ...exchange, acceptVersion: 'v1.0', unserved: true } : exchange)
    },
  }
}
