import type { Shelf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, PlatformError } from '../errors.ts'
import { settingOf } from '../present/setting.ts'
import { postVisibilities } from '../resources/posts.ts'
import { slugify } from '../site/slug.ts'
import { type Content, fillContent } from '../text/content.ts'
import { keptContent } from '../text/post-format.ts'
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  parseJson,
  type Row,
  textOf,
} from '../values.ts'
import { attributeError } from './body.ts'
import { pickRelated } from './pick-related.ts'
import { keptUrls, timestamp, writable } from './rows.ts'
import { tagIds } from './tags.ts'
import { ownerOf } from './users.ts'
import { validateByModel, validateBySchema } from './validate.ts'

/** What a body writes into a post: checked, with relations as ids and the text in all its forms. */
export function readPostBody(call: Call, shelf: Shelf, given: JsonObject, before: Row | null): JsonObject {
  const { attributes } = shelf.resource
  validateBySchema(given, shelf.name, attributes)
  validateByModel(given, 'posts', attributes)
  const {
    mobiledoc: _mobiledoc,
    lexical: _lexical,
    slug: _slug,
    ...plain
  } = writable(given, attributes, call)
  return {
    ...plain,
    ...(given.title === undefined ? {} : { title: titleOf(given) }),
    ...(before ? {} : { slug: slugOf(given) }),
    ...readContent(call, shelf, given, before),
    ...readVisibility(given, before, call.site),
    ...readRelations(call, given, before),
    ...readPublication(given, before, call.site),
    ...readStatus(given, before),
  }
}

/** A new post is called by its title where it gives no slug. */
function slugOf(given: JsonObject): string {
  return slugify(textOf(given.slug) || titleOf(given)) || 'post'
}

/** Without spaces around it; something stands for an empty one. */
function titleOf({ title }: JsonObject): string {
  return textOf(title)?.trim() || '(Untitled)'
}

/** HTML counts only when the client says that it is the source; otherwise the platform works it out. */
function readContent(call: Call, shelf: Shelf, given: JsonObject, before: Row | null): JsonObject {
  const { lexical, mobiledoc, html } = given
  const asked = call.request.query.source
  if (asked !== undefined && asked !== '' && asked !== 'html')
    throw invalid('Validation (AllowedValues) failed for source')
  if (asked === 'html' && typeof html === 'string' && html !== '')
    return keep(fillContent({ html: keptText(html, call) }), call)
  if (textOf(lexical) && textOf(mobiledoc)) throw bothFormats()
  const source = textOf(lexical) ? 'lexical' : 'mobiledoc'
  const text = textOf(given[source])
  if (text === null) return isTakenAway(given, before) ? keep(fillContent({}), call) : {}
  if (parseJson(text) === undefined) throw notOfFormat(shelf, source)
  if (isLeftAside(source, given, before, call)) return {}
  const content = fillContent({ [source]: keptText(text, call) })
  if (!content) throw notOfFormat(shelf, source)
  return keep(content, call)
}

function notOfFormat(shelf: Shelf, source: Source): PlatformError {
  return attributeError(shelf.name, source, 'format', { format: 'json-string' })
}

type Source = 'lexical' | 'mobiledoc'

/** The format in which a post has its text, when it has any. */
function sourceOf({ lexical, mobiledoc }: Row): Source | null {
  if (textOf(lexical)) return 'lexical'
  return textOf(mobiledoc) ? 'mobiledoc' : null
}

/** A post without a text is an empty one: a new one, or one whose text the client takes away. */
function isTakenAway(given: JsonObject, before: Row | null): boolean {
  const source = before && sourceOf(before)
  return source === null || given[source] === null
}

/** A text is in another format than the post keeps, unless the client takes away the one that is there. */
function isLeftAside(source: Source, given: JsonObject, before: Row | null, { units }: Call): boolean {
  const kept = before && sourceOf(before)
  if (kept === null || kept === source || given[kept] === null) return false
  return units.postFormats.some(({ isLasting }) => isLasting)
}

function keptText(text: string, call: Call): string {
  return keptUrls(text, 'content', call)
}

/** A text in the format that the platform keeps. */
function keep(content: Content | null, { units }: Call): JsonObject {
  return content ? { ...keptContent(content, units.postFormats) } : {}
}

function bothFormats(): PlatformError {
  const message =
    'Posts can have either a mobiledoc or a lexical property, never both. Both the mobiledoc and lexical properties are set, one must be null'
  return invalid(message, { property: 'lexical' })
}

/** The real program fails with 500 on a visibility that it does not know. */
function readVisibility(given: JsonObject, before: Row | null, site: Site): JsonObject {
  const visibility =
    given.visibility ?? (before ? before.visibility : settingOf(site, 'default_content_visibility'))
  if (postVisibilities.some(known => known === visibility)) return { visibility: visibility ?? null }
  const message = `visibility must be one of ${postVisibilities.join(', ')}`
  throw new PlatformError(400, 'ValidationError', message, { property: 'visibility' })
}

function readRelations(call: Call, given: JsonObject, before: Row | null): JsonObject {
  const { site } = call
  return {
    ...(given.tags === undefined ? {} : { tags: tagIds(listOf(given.tags), site) }),
    ...readAuthors(call, given, before),
    ...(given.tiers === undefined ? {} : { tiers: tierIds(listOf(given.tiers), site) }),
  }
}

function readAuthors(call: Call, given: JsonObject, before: Row | null): JsonObject {
  const { site } = call
  if (isList(given.authors) && given.authors.length === 0) throw invalid('At least one author is required.')
  const named = listOf(given.authors).flatMap(author => {
    return pickRelated(author, 'users', ['slug', 'email'], 'email', site)?.id ?? []
  })
  if (named.length > 0) return { authors: named }
  return before ? {} : { authors: [senderId(call)] }
}

/** The user who writes; an integration writes for the owner. */
function senderId({ actor, site }: Call): string {
  if (actor.kind === 'user') return actor.user.id
  const author = ownerOf(site) ?? site.store.rows('users')[0]
  return author?.id ?? ''
}

/** UNDOCUMENTED: a post is given tiers by their ids alone, and never the free one (observed). */
function tierIds(given: readonly Json[], { store }: Site): readonly string[] {
  const paid = store.rows('tiers').filter(({ type }) => type !== 'free')
  return given.flatMap(item => paid.find(({ id }) => isObject(item) && id === item.id)?.id ?? [])
}

const TWO_MINUTES = 120_000

/** Publishing sets the time, and what is published keeps one; scheduling needs one that is to come. */
function readPublication(given: JsonObject, before: Row | null, site: Site): JsonObject {
  const status = textOf(given.status) ?? textOf(before?.status)
  const kept = textOf(before?.published_at)
  const time = given.published_at === undefined ? kept : textOf(given.published_at)
  if (status === 'scheduled') {
    if (before?.status === 'published')
      throw invalid('Your post is already published, please reload your page.')
    mustBeToCome(time, kept, site)
  }
  if (status !== 'published' && status !== 'sent') return {}
  return { published_at: time ?? timestamp(site) }
}

/** UNDOCUMENTED: what is only mailed is sent where it would be published, and nothing else is (observed). */
function readStatus({ status, email_only }: JsonObject, before: Row | null): JsonObject {
  if ((status !== 'published' && status !== 'sent') || status === before?.status) return {}
  return { status: (email_only ?? before?.email_only) === true ? 'sent' : 'published' }
}

/** UNDOCUMENTED: a time that was kept before is not looked at again, as in the real program. */
function mustBeToCome(time: string | null, kept: string | null, { clock }: Site): void {
  if (time === null) throw invalid('Value in published_at cannot be blank.')
  const isNew = kept === null || Date.parse(time) !== Date.parse(kept)
  if (isNew && Date.parse(time) < clock.now() - TWO_MINUTES)
    throw invalid('Date must be at least -2 minutes in the future.')
}
