import type { Shelf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, PlatformError } from '../errors.ts'
import { settingOf } from '../present/setting.ts'
import { postVisibilities } from '../resources/posts.ts'
import { slugify } from '../site/slug.ts'
import { type Content, fillContent } from '../text/content.ts'
import { keptContent } from '../text/post-format.ts'
import { isList, type Json, type JsonObject, listOf, parseJson, type Row, textOf } from '../values.ts'
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
    ...readSlug(given, before),
    ...readContent(call, shelf, given, before),
    ...readVisibility(given, before, call.site),
    ...readRelations(call, given, before),
    ...readPublication(given, before, call.site),
  }
}

/** A new post is called by its title where it gives no slug. */
function readSlug(given: JsonObject, before: Row | null): JsonObject {
  const words = textOf(given.slug) || (before ? '' : titleOf(given))
  return words === '' ? {} : { slug: slugify(words) || 'post' }
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
  if (text === null) return before ? {} : keep(fillContent({}), call)
  const content = parseJson(text) === undefined ? null : fillContent({ [source]: keptText(text, call) })
  if (!content) throw attributeError(shelf.name, source, 'format', { format: 'json-string' })
  return keep(content, call)
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
    ...(given.tiers === undefined ? {} : { tiers: idsOf(listOf(given.tiers), 'tiers', site) }),
  }
}

function readAuthors(call: Call, given: JsonObject, before: Row | null): JsonObject {
  const { site } = call
  if (isList(given.authors) && given.authors.length === 0)
    throw invalid('At least one author is required.', { property: 'authors' })
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

function idsOf(named: readonly Json[], table: 'tiers', site: Site): readonly string[] {
  return named.flatMap(item => pickRelated(item, table, ['slug'], 'slug', site)?.id ?? [])
}

const TWO_MINUTES = 120_000

/** Publishing sets the time; scheduling needs one that is to come. */
function readPublication(given: JsonObject, before: Row | null, site: Site): JsonObject {
  const status = textOf(given.status) ?? textOf(before?.status)
  const time = textOf(given.published_at) ?? textOf(before?.published_at)
  if (status === 'scheduled' && given.status !== undefined) {
    if (before?.status === 'published')
      throw invalid('Your post is already published, please reload your page.')
    mustBeToCome(time, site)
  }
  if (status === 'published' && before?.status !== 'published') {
    return {
      published_at:
        textOf(given.published_at) ??
        (before?.status === 'scheduled' ? timestamp(site) : (time ?? timestamp(site))),
    }
  }
  return {}
}

function mustBeToCome(time: string | null, { clock }: Site): void {
  if (time === null) throw invalid('Value in published_at cannot be blank.')
  if (Date.parse(time) < clock.now() - TWO_MINUTES)
    throw invalid('Date must be at least -2 minutes in the future.')
}
