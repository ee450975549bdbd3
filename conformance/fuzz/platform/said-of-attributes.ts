import type { Outcome } from '../../client/outcome.ts'
import { ABSENT } from '../../compare/difference.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import { kindOf } from '../causes.ts'
import { givenText, isTakenAway, isWritten } from '../commands/given-values.ts'
import type { Judged } from '../twin.ts'

/** What it takes to tell whether the documentation says anything of an attribute. */
interface Known {
  /** Each attribute with each value that the world gives it. */
  readonly inSite: ReadonlySet<string>
  /** What the site runs as. */
  readonly major: number
}

/** Whether something of a row is wrong, or of what is told besides rows: the list of rows itself is none. */
export function isAboutAttribute({ place, difference }: Judged): boolean {
  if (kindOf(place) === 'value') return true
  return /^(entries|items) of body/.test(place) && stepsOf(difference?.path).length > 1
}

export function isAboutSettings(place: string): boolean {
  return /^(entries|items) of body\.settings$/.test(place)
}

/** Which settings there are: whatever the world gives, and those that the documentation names. */
export function isSettingSaid({ difference }: Judged, { inSite, major }: Known): boolean {
  const [expected, actual] = [difference?.expected, difference?.actual].map(keysIn)
  if (!expected || !actual) return true
  const more = [...actual].filter(key => !expected.has(key))
  const fewer = [...expected].filter(key => !actual.has(key))
  const isGiven = (key: string) => [...inSite].some(given => given.startsWith(`${key} `))
  return (
    more.some(key => isGone(key, 'body.settings', major)) ||
    fewer.some(key => LASTING.has(key) || isGiven(key))
  )
}

/** Keys of settings; null: these are none. */
function keysIn(settings: unknown): ReadonlySet<string> | null {
  if (!Array.isArray(settings)) return null
  const keys = settings.map(it => Object(it).key)
  return keys.every(key => typeof key === 'string') ? new Set(keys) : null
}

/** What there once was, and since which major it is gone: what else is new may come with any version. */
const GONE = new Map([
  ...['page', 'primary_tag', 'primary_author', 'ghost_head', 'ghost_foot'].map(name => [name, 3] as const),
  ...['products', 'email_recipient_filter', 'send_email_when_published'].map(name => [name, 5] as const),
])

/** Of settings how e-mails look, too. */
function isGone(name: string, path: string, major: number): boolean {
  const isDesign = path.startsWith('body.settings') && name.startsWith('newsletter_')
  return major >= (isDesign ? 5 : (GONE.get(name) ?? Number.POSITIVE_INFINITY))
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

export function isSaid({ difference, query, actual }: Judged, { inSite, major }: Known): boolean {
  const name = stepsOf(difference?.path).at(-1) ?? ''
  if (difference?.expected === ABSENT && isGone(name, difference.path, major)) return true
  if (difference?.actual === ABSENT && (LASTING.has(name) || isUnderOldName(name, difference.path, actual)))
    return true
  if (difference?.expected !== ABSENT && difference?.actual !== ABSENT && NAMED.has(name)) return true
  const given = givenText(name, difference?.expected)
  if ((given !== null && inSite.has(given)) || isWritten(query, name, difference?.expected)) return true
  if (difference !== null && isTakenAway(query, name, difference)) return true
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
