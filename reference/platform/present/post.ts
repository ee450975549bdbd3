import { posts, postsMeta, primaryAuthorOf, primaryTagOf } from '../resources/posts.ts'
import { isPublished } from '../resources/published.ts'
import { rowsById } from '../resources/resource.ts'
import { readingMinutes } from '../text/plaintext.ts'
import { inKeptFormat } from '../text/post-format.ts'
import { type Json, type JsonObject, listOf, omit, type Row, textOf } from '../values.ts'
import { gate, hasAccess } from './gate.ts'
import { keeping } from './kept.ts'
import { presentNewsletter } from './newsletter.ts'
import { tagOutboundLinks } from './outbound-links.ts'
import { primariesIn } from './primary-relations.ts'
import { settingOf } from './setting.ts'
import { presentTag } from './tag.ts'
import { presentTierInside } from './tier.ts'
import { zonedTime } from './time.ts'
import { presentUser } from './user.ts'
import { keepFields, nested, showAddress, showAttributes, type View, wants } from './view.ts'

const FORMATS = ['mobiledoc', 'lexical', 'html', 'plaintext'] as const

/** What only users and integrations of the admin API see. */
const NOT_FOR_READERS = [
  'mobiledoc',
  'lexical',
  'status',
  'email_segment',
  'email_only',
  'newsletter',
  'email',
]
/** UNDOCUMENTED: not shown where `fields` leaves out of which kind it is, as in the real program. */
const OF_PAGES = ['show_title_and_feature_image']
const ONLY_OF_POSTS = ['email_subject', 'email_segment', 'email_only', 'email', 'newsletter']

/**
 * A post or page. The content API shows the published text to those who may read it, and never the formats in
 * which it is written; `page` is told by the endpoint, not by an attribute.
 */
export function presentPost(post: Row, view: View): JsonObject {
  const stored = keeping(storedPart, view)(post)
  const related = { ...relatedPart(post, view), ...(isUnknown(view) && toNobody(post, view)) }
  const shown = { ...inNewerWords(stored, view), ...related, ...workedOutPart(post, view) }
  const shownOfKind = omit(shown, hiddenOf(post, view))
  const forCaller = view.api === 'content' ? forReaders(post, shownOfKind, view) : shownOfKind
  const more = [...relationsIn(view), ...formatsOf(view), ...primaries(view), 'email_segment']
  return keepFields(forCaller, view, more)
}

/** What a post has and an answer does not: formats that it is not shown in, what the other kind has, writers' own. */
function hiddenOf(post: Row, view: View): readonly string[] {
  const formats = formatsOf(view)
  return [
    ...FORMATS.filter(format => !formats.has(format)),
    ...(post.type === 'page' ? ONLY_OF_POSTS : OF_PAGES),
    ...(post.type === 'page' && !wants(view, 'type') ? OF_PAGES : []),
    ...(view.api === 'content' ? NOT_FOR_READERS : []),
  ]
}

/** The formats of the text that an answer has. UNDOCUMENTED: `fields` adds none for writers, as in the real program. */
function formatsOf({ api, formats, fields }: View): ReadonlySet<string> {
  if (formats) return formats
  const usual = api === 'content' ? ['html'] : ['mobiledoc', 'lexical']
  if (!fields) return new Set(usual)
  return new Set((api === 'content' ? FORMATS : usual).filter(format => fields.has(format)))
}

/**
 * What is included. UNDOCUMENTED: of a single post nothing is known but the fields, when the id is none of them, as in
 * the real program: one that was asked for by its slug refers to nothing, and one by its id to nobody.
 */
function relationsIn(view: View): Iterable<string> {
  if (!isUnknown(view) || !view.askedBy.includes('slug')) return view.include
  return SINGLE.filter(name => view.include.has(name))
}

const SINGLE = ['email', 'newsletter']

function isUnknown({ fields, askedBy }: View): boolean {
  return fields !== null && !fields.has('id') && askedBy.length > 0
}

const LISTS = ['tags', 'authors', 'tiers']

/** Readers are told for whom a post is, where it names no tiers itself: that is asked for to gate it. */
function toNobody(post: Row, { include, api }: View): JsonObject {
  const isGated = api === 'content' && post.visibility !== 'tiers'
  const unknown = LISTS.filter(name => include.has(name) && !(isGated && name === 'tiers'))
  const missing = [...SINGLE.filter(name => include.has(name)), ...BESIDE]
  return {
    ...Object.fromEntries(missing.map(name => [name, null])),
    email_only: false,
    ...Object.fromEntries(unknown.map(name => [name, []])),
  }
}

/** What is kept beside a post is found by its id. */
const BESIDE = postsMeta.attributes.map(({ name }) => name)

/** `primary_tag` and `primary_author` go with the tags and authors, unless fields are named without them. */
function primaries(view: View): readonly string[] {
  return view.fields ? [] : ['primary_tag', 'primary_author']
}

function storedPart(post: Row, view: View): JsonObject {
  const kept = inKeptFormat(post, view.units.postFormats)
  const { type: _type, newsletter: _newsletter, ...shown } = showAttributes(posts, kept, view)
  return shown
}

/** UNDOCUMENTED: what `fields` asks for is what is kept, and the segment is kept by its older name in the real program. */
function inNewerWords(stored: JsonObject, { fields }: View): JsonObject {
  if (fields === null) return stored
  const { email_segment, ...others } = stored
  return fields.has('email_recipient_filter') ? { ...others, email_segment: email_segment ?? null } : others
}

interface Inside {
  readonly inner: View
  readonly author: View
}

const insides = new WeakMap<View, Inside>()

/** How an answer shows what stands inside of its posts: one view for all of them, by which it is known what was shown. */
function insideOf(view: View): Inside {
  const known = insides.get(view)
  if (known) return known
  const inner = nested(view)
  const author = { ...inner, include: new Set(view.include.has('authors.roles') ? ['roles'] : []) }
  insides.set(view, { inner, author })
  return { inner, author }
}

function relatedPart(post: Row, view: View): JsonObject {
  const { store } = view.site
  const { inner, author } = insideOf(view)
  const [tag, writer] = [primaryTagOf(post, store), primaryAuthorOf(post, store)]
  const [showTag, showAuthor] = [keeping(presentTag, inner), keeping(presentUser, author)]
  const primaries = primariesIn(view)
  return {
    ...(view.include.has('tags') && {
      tags: rowsById('tags', listOf(post.tags), store).map(showTag),
    }),
    ...(primaries.tag && { primary_tag: tag ? showTag(tag) : null }),
    ...(view.include.has('authors') && {
      authors: rowsById('users', listOf(post.authors), store).map(showAuthor),
    }),
    ...(primaries.author && {
      primary_author: writer ? showAuthor(writer) : null,
    }),
    ...(view.include.has('tiers') && { tiers: presentTiers(post, view) }),
    ...(view.include.has('email') && { email: presentEmail(post, view) }),
    ...(view.include.has('newsletter') && { newsletter: newsletterOf(post, inner) }),
    ...(view.include.has('count.clicks') && { count: countsOf(post) }),
    ...(view.include.has('sentiment') && { sentiment: 0 }),
  }
}

/** Which tiers may read a post: those it names, or those that its visibility stands for. */
function tiersOf(post: Row, view: View): readonly Row[] {
  const { store } = view.site
  if (post.visibility === 'tiers') return rowsById('tiers', listOf(post.tiers), store)
  // UNDOCUMENTED: nobody knows for whom it is where `fields` leaves that out, as in the real program.
  if (view.api === 'admin' && !wants(view, 'visibility')) return []
  const all = store.rows('tiers')
  return post.visibility === 'paid' ? all.filter(tier => tier.type === 'paid') : all
}

/**
 * UNDOCUMENTED: the currency is in small letters where a post names no tiers itself, and everywhere else as it is kept;
 * so it is in the real program.
 */
function presentTiers(post: Row, view: View): readonly JsonObject[] {
  const tiers = tiersOf(post, view).map(presentTierInside)
  if (post.visibility === 'tiers') return tiers
  return tiers.map(tier => ({ ...tier, currency: textOf(tier.currency)?.toLowerCase() ?? null }))
}

/** The email that a post was sent as; null when it was not. */
function presentEmail(post: Row, view: View): JsonObject | null {
  const email = view.site.store.findBy('emails', 'post_id', post.id)
  return email ?? null
}

function newsletterOf(post: Row, view: View): Json {
  const row = view.site.store.find('newsletters', String(post.newsletter))
  return row ? presentNewsletter(row, view) : null
}

function countsOf(post: Row): JsonObject {
  const feedback = { positive_feedback: 0, negative_feedback: 0 }
  return post.type === 'page' ? { signups: 0, paid_conversions: 0, ...feedback } : { clicks: 0, ...feedback }
}

function workedOutPart(post: Row, view: View): JsonObject {
  const html = textOf(post.html)
  const isRead = (format: string) => view.fields?.has(format) === true || formatsOf(view).has(format)
  const isAsked = view.fields === null || (view.fields.has('reading_time') && isRead('html'))
  const hasTime = html !== null && html !== '' && isAsked
  // UNDOCUMENTED: the picture takes its time only where it is read, too, as in the real program.
  const pictures = post.feature_image && wants(view, 'feature_image') ? 1 : 0
  // UNDOCUMENTED: where the text is read, the writer's own excerpt counts only if it is asked for, as in the real program.
  const isOfText = view.fields !== null && isRead('plaintext') && !view.fields.has('custom_excerpt')
  const own = isOfText ? null : post.custom_excerpt
  return {
    url: showAddress(postUrl(post, view), view),
    excerpt: own ?? textOf(post.plaintext)?.slice(0, 500) ?? null,
    ...(hasTime && { reading_time: readingMinutes(html, pictures) }),
  }
}

/**
 * A draft or scheduled post has a preview address; one that was only mailed has the address of the mail.
 * UNDOCUMENTED: both rest on `uuid`, and end before it where only other fields are asked for.
 */
function postUrl(post: Row, view: View): string {
  const { fields } = view
  // UNDOCUMENTED: the real program finds a published post's address by its id, and that it is published by its status.
  const isLost = isUnknown(view) && view.askedBy.includes('slug')
  if (isLost && view.api === 'content') return '/404/'
  if (isPublished(post) && !(isLost && !wants(view, 'status')))
    return isLost ? '/404/' : `/${String(post.slug)}/`
  const own = fields === null || fields.has('uuid') ? `${String(post.uuid)}/` : ''
  return post.email_only === true ? `/email/${own}` : `/p/${own}`
}

function forReaders(post: Row, shown: JsonObject, view: View): JsonObject {
  const timeZone = textOf(settingOf(view.site, 'timezone')) ?? 'Etc/UTC'
  const times = ['created_at', 'updated_at', 'published_at']
  const zoned = times.map(name => [
    name,
    typeof shown[name] === 'string' ? zonedTime(shown[name], timeZone) : null,
  ])
  const access = hasAccess(post)
  const comments = access && settingOf(view.site, 'comments_enabled') !== 'off'
  const open = { ...shown, ...Object.fromEntries(zoned), access, comments }
  return tagOutboundLinks(access ? open : gate(open), view)
}
