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
      'names the version that was asked for in place of the one that answered',
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
        `does not serve the ${api} API under ${word}`,
        ({ open }) => ({
          open: (path, raw, site) => (path.startsWith(`/${word}/${api}/`) ? null : open(path, raw, site)),
        }),
      ]),
    ),
  ),
  ...deviations(
    oldUrls,
    [
      ['writes-gone', 'serves no writes under old URLs', unlessMethod('POST', 'PUT', 'DELETE')],
      ['without-version', 'lets no old URL stand for its version where something is written', asIsForWrites],
    ],
    `${AREA}.old-urls-writes`,
  ),

  ...deviations(singleUrl, [
    ['without-content', 'does not serve the content API without a prefix', unlessApi('content')],
    ['without-admin', 'does not serve the admin API without a prefix', unlessApi('admin')],
    ['without-api', 'takes paths that name no API for the content API', assumingContent],
  ]),

  ...deviations(notification, [
    ['content-only', 'tells nobody of the admin API', telling(({ opened }) => opened?.api === 'content')],
    ['admin-only', 'tells nobody of the content API', telling(({ opened }) => opened?.api === 'admin')],
    ['unserved-only', 'tells nobody of what is answered otherwise', telling(({ unserved }) => unserved)],
    ['changed-only', 'tells nobody of what cannot be served', telling(({ unserved }) => !unserved)],
    ['reads-only', 'tells nobody of writes', telling(({ raw }) => raw.method === 'GET')],
    ['owner-only', 'tells the owner alone', tellingTheOwner],
    ['minimum-too', 'tells of the minimum itself, too', tellingFrom],
  ]),
  ...deviations(
    notification,
    [
      ['unprefixed-only', 'tells nobody of old URLs', telling(({ opened }) => opened?.prefix === '')],
      [
        'v4-only',
        'tells of no old URL but v4',
        telling(({ opened }) => ['', 'v4/'].includes(opened?.prefix ?? '')),
      ],
      [
        'v3-only',
        'tells of no old URL but v3',
        telling(({ opened }) => ['', 'v3/'].includes(opened?.prefix ?? '')),
      ],
      [
        'served-by-prefix',
        'tells of every old URL',
        ({ after }) => ({
          after: exchange =>
            after?.({ ...exchange, changed: exchange.changed || exchange.opened?.prefix !== '' }),
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
    `sends no ${header} with answers ${says}`,
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
