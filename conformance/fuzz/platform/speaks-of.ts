import { isRefusal } from '../../compare/expectation.ts'
import { majorOf } from '../../suite/versions.ts'
import { ADDRESS, givenIn } from '../commands/given-values.ts'
import type { SpeaksOf, StatusOf } from '../documentation.ts'
import { type Query, requestOf } from '../query.ts'
import { isForbidden } from '../standing.ts'
import type { Judged } from '../twin.ts'
import { isAboutAttribute, isAboutSettings, isSaid, isSettingSaid } from './said-of-attributes.ts'

/**
 * How far clauses of the platform speak of an answer. The documentation does not list what a resource has: of an
 * attribute it says something if it names it, or if its value was put in by the world or a command and is to come out.
 */
export function speaksOfSites(statusOf: StatusOf, site: unknown, version: string | null): SpeaksOf {
  const known = { inSite: givenIn(site), major: majorOf(version) }
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
    if (isAboutSettings(judged.place)) return isSettingSaid(judged, known)
    if (isAboutAttribute(judged)) return isSaid(judged, known)
    if (!isAboutStatus(judged.place) && isWithoutRows(clause)) return false
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

/** Changes in what attributes and paths there are: of which rows there are they say nothing. */
const WITHOUT_ROWS = new Set([
  ...[
    '2-0.relations-included',
    '2-0.authors',
    '2-0.absolute-urls',
    '3-0.absolute-urls',
    '3-0.page-attribute',
  ],
  ...[
    '3-0.primary-relations',
    '3-0.primary-relations-in-majors',
    '3-0.code-injection',
    '3-0.first-generation',
  ],
  ...['4-0.member-subscriptions', '5-0.member-newsletters', '5-0.newsletters', '5-0.newsletter-design'],
  ...['5-0.tier-shape', '5-0.tiers-in-bodies', '5-0.tiers-in-bodies-more', '5-0.tiers-replace-products'],
  ...['5-0.post-content-format', '5-0.email-previews', '5-0.mail-removed', '5-0.members-api'],
])

function isWithoutRows(clause: string): boolean {
  return WITHOUT_ROWS.has(clause.replace('platform.changes.', ''))
}
