import type { Outcome } from '../../client/outcome.ts'
import { ABSENT } from '../../compare/difference.ts'
import { isRefusal } from '../../compare/expectation.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import { kindOf } from '../causes.ts'
import { ADDRESS, givenIn, givenText, isWritten } from '../commands/given-values.ts'
import type { SpeaksOf, StatusOf } from '../documentation.ts'
import { type Query, requestOf } from '../query.ts'
import { isForbidden } from '../standing.ts'
import type { Judged } from '../twin.ts'

/**
 * How far clauses of the platform speak of an answer. The documentation does not list what a resource has: of an
 * attribute it says something if it names it, or if its value was put in by the world or a command and is to come out.
 */
export function speaksOfSites(statusOf: StatusOf, site: unknown): SpeaksOf {
  const inSite = givenIn(site)
  const owner = ownerOf(site)
  const isSaidOf = (clause: string) =>
    statusOf(clause) === 'documented' || statusOf(managedBy(clause)) === 'documented'
  /** The documentation knows no roles. */
  const isByRole = ({ query, expected, actual, place }: Judged) =>
    isAboutStatus(place) &&
    !isForbidden(expected) &&
    actual.kind === 'answer' &&
    actual.status === 403 &&
    isOfAnother(query, owner)
  /** It says that some resources are managed. */
  const mayAsk = ({ clauses }: Judged) =>
    clauses.some(clause => OF_RESOURCES.test(clause) && isSaidOf(clause))
  return (clause, judged) => {
    const isOwn = statusOf(clause) === 'documented'
    const isDocumented = isSaidOf(clause)
    if (isByRole(judged)) return false
    if (clause.startsWith('platform.authentication.'))
      return speaksOfAsking(clause, judged, mayAsk) && (isDocumented || PROOFS.test(clause))
    if (!isDocumented) return false
    if (clause.startsWith('platform.versioning.')) return isAboutVersions(clause, judged)
    if (OF_PREFIXES.test(clause)) return isAboutPrefix(judged)
    if (clause.startsWith('platform.urls.')) return isAboutAddresses(judged)
    if (isAboutSettings(judged.place)) return isSettingSaid(judged, inSite)
    if (isAboutAttribute(judged)) return isSaid(judged, inSite)
    if (!isAboutStatus(judged.place) && WITHOUT_ROWS.test(clause)) return false
    return isAboutWhatIsServed(judged) && (isOwn || !isAboutStatus(judged.place) || isToBeServed(judged))
  }
}

/** That all of this is managed and named is documented, how a single request is answered was observed. */
export function managedBy(clause: string): string {
  if (clause === 'platform.admin-api.password-reset.request') return 'platform.changes.5-0.password-reset'
  return clause.replace(/^(platform\.admin-api\.\w+)\.(add|browse|read|edit|delete)$/, '$1.managed')
}

/** What the documentation opens and closes: how it is proved who asks, and how others are refused, was observed. */
const PROOFS = /\.(admin-missing|content-key(-[\w-]+)?|token-[\w-]+)$/
/** What lets in those who prove who they are. */
const OPENS = /\.(integration-token|session-cookie|content-key|content-closed)$/
/** Who is known, and may not: the documentation knows no roles. */
const ROLES = ['platform.authentication.roles', 'platform.authentication.integration-scope']

const OF_RESOURCES = /^platform\.(admin|content)-api\./

/** Of who may ask speaks only whether they are served. */
function speaksOfAsking(clause: string, judged: Judged, mayAsk: (judged: Judged) => boolean): boolean {
  const { expected, actual, clauses, place } = judged
  if (!isAboutStatus(place) || actual.kind !== 'answer') return false
  if (isForbidden(expected)) return !OPENS.test(clause) && !ROLES.some(it => clauses.includes(it))
  return isForbidden(actual) && OPENS.test(clause) && mayAsk(judged)
}

/** Who may do everything, as callers are named; null: the world has no users. */
function ownerOf(site: unknown): string | null {
  const { users }: { users?: unknown } = Object(site)
  const all = Array.isArray(users) ? users.map(Object) : []
  const owner = all.find(({ role }) => role === 'Owner') ?? all[0]
  return owner ? `session:${String(owner.email)}` : null
}

/** Whether somebody asks who is a user, and not the owner. */
function isOfAnother(query: Query, owner: string | null): boolean {
  const as = query.door === 'platform' ? query.caller.as : lastAsking(query)
  return as.startsWith('session:') && as !== owner
}

function lastAsking(query: Query): string {
  return query.door === 'sequence' ? (query.commands.at(-1)?.as ?? '') : ''
}

function isAboutStatus(place: string): boolean {
  return !place.startsWith('header ') && !/(^| )body/.test(place)
}

/** Which version is served, and whether one is: nothing in the body of an answer. */
function isAboutVersions(clause: string, { expected, actual, place }: Judged): boolean {
  if (/^header (content-version|deprecation)$/.test(place)) return true
  if (!isAboutStatus(place) || actual.kind !== 'answer' || clause.includes('.content-version')) return false
  // Every request is to one of the URLs that there are: that there is nothing is said of all others.
  if (clause.endsWith('.single-url')) return isUnserved(expected) && !isUnserved(actual)
  return isUnserved(expected) !== isUnserved(actual)
}

const OF_PREFIXES = /^platform\.changes\.(5-0\.single-url|4-0\.prefixes|2-0\.versioned-apis)$/

/** Before 5.0 a prefix says which version answers: what a URL without one does is not said. */
function isAboutPrefix({ query, expected, actual, place }: Judged): boolean {
  const isPrefixed = /\/(v\d+|canary)\//.test(requestOf(query).path)
  if (!isPrefixed || !isAboutStatus(place) || actual.kind !== 'answer') return false
  return isUnserved(expected) !== isUnserved(actual)
}

function isUnserved({ status }: { readonly status: number }): boolean {
  return status === 404 || status === 406
}

/** Where two texts are the same but for whether their addresses are absolute. */
function isAboutAddresses({ difference }: Judged): boolean {
  const [expected, actual] = [difference?.expected, difference?.actual]
  if (typeof expected !== 'string' || typeof actual !== 'string') return false
  return expected.replaceAll(ADDRESS, '') === actual.replaceAll(ADDRESS, '')
}

/** Which rows there are, and whether it is served at all: no header, and no order. */
function isAboutWhatIsServed({ place }: Judged): boolean {
  return isAboutStatus(place) || /^(entries|items) of body/.test(place) || place === 'body'
}

/** That something is managed says that it is served, and neither by which status nor what is refused. */
function isToBeServed({ expected, actual }: Judged): boolean {
  return !isRefusal(expected) && actual.kind === 'answer' && isRefusal(actual)
}

/** Whether something of a row is wrong, or of what is told besides rows: the list of rows itself is none. */
function isAboutAttribute({ place, difference }: Judged): boolean {
  if (kindOf(place) === 'value') return true
  return /^(entries|items) of body/.test(place) && stepsOf(difference?.path).length > 1
}

/** Changes in what attributes and paths there are: of which rows there are they say nothing. */
const WITHOUT_ROWS = new RegExp(
  `^platform\\.changes\\.\\d-0\\.(${[
    ...[
      'tier-shape',
      'tiers-in-bodies(-more)?',
      'tiers-replace-products',
      'newsletter-design',
      'newsletters',
    ],
    ...['member-newsletters', 'member-subscriptions', 'page-attribute', 'primary-relations(-in-majors)?'],
    ...['relations-included', 'code-injection', 'post-content-format', 'absolute-urls', 'email-previews'],
    ...['mail-removed', 'members-api', 'authors', 'first-generation'],
  ].join('|')})$`,
)

function isAboutSettings(place: string): boolean {
  return /^(entries|items) of body\.settings$/.test(place)
}

/** Which settings there are: whatever the world gives, and those that the documentation names. */
function isSettingSaid({ difference }: Judged, inSite: ReadonlySet<string>): boolean {
  const [expected, actual] = [difference?.expected, difference?.actual].map(keysIn)
  if (!expected || !actual) return true
  const more = [...actual].filter(key => !expected.has(key))
  const fewer = [...expected].filter(key => !actual.has(key))
  const isGiven = (key: string) => [...inSite].some(given => given.startsWith(`${key} `))
  return more.some(key => isGone(key, 'body.settings')) || fewer.some(key => LASTING.has(key) || isGiven(key))
}

/** Keys of settings; null: these are none. */
function keysIn(settings: unknown): ReadonlySet<string> | null {
  if (!Array.isArray(settings)) return null
  const keys = settings.map(it => Object(it).key)
  return keys.every(key => typeof key === 'string') ? new Set(keys) : null
}

/** What there once was, as the documentation says: what else is new may come with any version. */
const GONE = new Set([
  ...['page', 'primary_tag', 'primary_author', 'ghost_head', 'ghost_foot', 'products'],
  ...['email_recipient_filter', 'send_email_when_published'],
])

/** Of settings how e-mails look, too. */
function isGone(name: string, path = ''): boolean {
  return GONE.has(name) || (path.startsWith('body.settings') && name.startsWith('newsletter_'))
}

/** What is to be there: of all other names the documentation says no more than what they mean. */
const LASTING = new Set([
  ...['page', 'benefits', 'monthly_price', 'yearly_price', 'currency', 'subscribed', 'newsletters'],
  ...['subscriptions', 'default_payment_card_last4', 'password_reset', 'tags', 'authors'],
  ...['primary_tag', 'primary_author', 'codeinjection_head', 'codeinjection_foot'],
])

/** Attributes and relations that the documentation names. */
const NAMED = new Set([
  ...['page', 'newsletter', 'email_segment', 'email_recipient_filter', 'send_email_when_published'],
  ...['benefits', 'monthly_price', 'yearly_price', 'currency'],
  ...['subscribed', 'newsletters', 'subscriptions', 'default_payment_card_last4'],
  ...['primary_tag', 'primary_author', 'tags', 'authors', 'author', 'products', 'tiers', 'password_reset'],
  ...['ghost_head', 'ghost_foot', 'codeinjection_head', 'codeinjection_foot'],
])

/** Each newsletter has a design of its own: what was written into that of another is none of it. */
const OF_DESIGN = new Set([
  ...['header_image', 'show_header_icon', 'show_header_title', 'title_alignment', 'title_font_category'],
  ...['show_feature_image', 'body_font_category', 'footer_content', 'show_badge'],
])

function isSaid({ difference, query, actual }: Judged, inSite: ReadonlySet<string>): boolean {
  const name = stepsOf(difference?.path).at(-1) ?? ''
  if (difference?.expected === ABSENT && isGone(name, difference.path)) return true
  if (difference?.actual === ABSENT && (LASTING.has(name) || isUnderOldName(name, difference.path, actual)))
    return true
  if (difference?.expected !== ABSENT && difference?.actual !== ABSENT && NAMED.has(name)) return true
  const given = givenText(name, difference?.expected)
  if ((given !== null && inSite.has(given)) || isWritten(query, name, difference?.expected)) return true
  return OF_DESIGN.has(name) && isWritten(query, name, difference?.actual)
}

/** Whether products are there where tiers are to be. */
function isUnderOldName(name: string, path: string, actual: Outcome): boolean {
  if (name !== 'tiers' || actual.kind !== 'answer') return false
  const [, ...steps] = parsePath(path)
  return Object(valueAt(actual.json, steps.slice(0, -1))).products !== undefined
}

/** The names that lead to a place in a body. */
function stepsOf(path = ''): readonly string[] {
  return path.split(/[.[\]]+/).filter(step => step !== '' && step !== 'body' && !/^\d+$/.test(step))
}
