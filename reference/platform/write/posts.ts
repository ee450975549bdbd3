import { idParameter } from '../actions/read.ts'
import { initialInclude, readingOf, type Shelf, viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { alreadyExists, notFound, PlatformError } from '../errors.ts'
import { type Answer, noContent, ok, withHeaders } from '../http/answer.ts'
import { READ_PARAMETERS, select } from '../parameters/select.ts'
import { postsMeta } from '../resources/posts.ts'
import { isPublished } from '../resources/published.ts'
import { inKeptFormat } from '../text/post-format.ts'
import { type Json, type JsonObject, listOf, type Row } from '../values.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { ownPart } from './own-posts.ts'
import { readPostBody } from './post-body.ts'
import { sendOnPublish } from './post-email.ts'
import {
  changedNames,
  changedSlug,
  created,
  everythingChanged,
  newRow,
  timestamp,
  uniqueSlug,
} from './rows.ts'
import { isTime } from './validate.ts'

/** Adds a post or page. Without a status it is a draft, without authors it is its sender's. */
export function addPost(call: Call, shelf: Shelf): Answer {
  const { site } = call
  const asked = readGiven(call, shelf, 'title')
  const given = ownPart('add', null, asked, call)
  const written = readPostBody(call, shelf, given, null)
  const row = newRow(shelf.resource.attributes, written, site)
  const type = shelf.singular
  const slug = uniqueSlug(String(written.slug), 'posts', site)
  const post = { ...row, type, slug, uuid: site.ids.uuid(), comment_id: row.id }
  site.store.put('posts', post)
  const sent = sendOnPublish(post, null, call)
  const answer = created(call, shelf.name, post.id, show(sent, call, shelf))
  return isPublished(sent) ? withHeaders(answer, everythingChanged) : answer
}

/**
 * Changes a post or page. The client says by `updated_at` which state it changes.
 * @throws PlatformError 409 when that is not the present state
 */
export function editPost(call: Call, shelf: Shelf): Answer {
  const { site } = call
  const asked = readGiven(call, shelf, 'updated_at')
  const before = inKeptFormat(existing(call, shelf), call.units.postFormats)
  mustBeStamped(asked, shelf)
  const given = ownPart('edit', before, asked, call)
  const body = readPostBody(call, shelf, given, before)
  const written = { ...body, ...slugOf(given, before, { ...before, ...body }, site) }
  const changed = changedColumns(before, written, given, shelf)
  mustBeCurrent(before, [...changed, ...changedRelations(before, written)], given)
  const after: Row = { ...before, ...written, ...stampAfter(before, given, changed.length > 0, site) }
  site.store.put('posts', after)
  const sent = sendOnPublish(after, before, call)
  return withHeaders(ok({ [shelf.name]: [show(sent, call, shelf)] }), cacheHeaders(before, sent))
}

/** UNDOCUMENTED: with another title, what was never published takes a slug as it is written (observed). */
function slugOf(given: JsonObject, before: Row, after: Row, site: Site): JsonObject {
  const { slug, title = before.title } = given
  if (slug === undefined) return {}
  if (title === before.title || after.status !== 'draft' || after.published_at)
    return { slug: changedSlug(slug, { ...before, title: after.title ?? null }, 'posts', site) }
  const isTaken = ({ id, type, slug: other }: Row) =>
    other === slug && type === before.type && id !== before.id
  if (site.store.rows('posts').some(isTaken)) throw alreadyExists('Slug', { property: 'slug' })
  return { slug }
}

/** UNDOCUMENTED: nothing as the time of the last change is kept as that, and so is what is told after it (observed). */
function stampAfter(before: Row, given: JsonObject, isChanged: boolean, site: Site): JsonObject {
  const stamp = given.updated_at ?? null
  if (stamp === null || before.updated_at === null) return { updated_at: stamp }
  return isChanged ? { updated_at: timestamp(site) } : {}
}

function mustBeStamped(given: JsonObject, shelf: Shelf): void {
  const stamp = given.updated_at ?? null
  if (stamp !== null && !isTime(stamp))
    throw attributeError(shelf.name, 'updated_at', 'format', { format: 'date-time' })
}

/** UNDOCUMENTED: a missing root key is answered otherwise for pages than for posts, as observed. */
function readGiven(call: Call, shelf: Shelf, required: string): JsonObject {
  if (shelf.name === 'pages') givenUnder(call, 'pages')
  return givenBySchema(call, shelf.name, [required])
}

export function deletePost(call: Call, shelf: Shelf): Answer {
  const row = shelf.rows(call.site.store).find(post => post.id === idParameter(call))
  // UNDOCUMENTED: so it says of pages as well.
  if (!row) throw notFound('Post not found.')
  ownPart('destroy', row, {}, call)
  call.site.store.remove('posts', row.id)
  return withHeaders(noContent(), everythingChanged)
}

function existing(call: Call, shelf: Shelf): Row {
  const id = idParameter(call)
  const row = shelf.rows(call.site.store).find(post => post.id === id)
  if (row) return row
  const isOther = call.site.store.find('posts', id) !== undefined
  throw notFound(
    isOther ? 'Resource could not be found.' : `${shelf.singular === 'post' ? 'Post' : 'Page'} not found.`,
  )
}

/**
 * What the platform itself works out does not count as a change. UNDOCUMENTED: nor does what is kept beside the post, or
 * only referred to: who changes that alone leaves the time of the last change; as in the real program.
 */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  ...['html', 'plaintext', 'updated_at', 'tags', 'authors', 'tiers'],
  ...postsMeta.attributes.map(({ name }) => name),
])

/** UNDOCUMENTED: a time that is taken away, and made anew, is another one whenever that is (observed). */
function changedColumns(
  before: Row,
  written: JsonObject,
  given: JsonObject,
  { resource }: Shelf,
): readonly string[] {
  const isRenewed = given.published_at === null && Boolean(written.published_at)
  const changed = new Set([...changedNames(before, written), ...(isRenewed ? ['published_at'] : [])])
  return resource.attributes
    .map(({ name }) => name)
    .filter(name => changed.has(name) && !NOT_COUNTED.has(name))
}

/** UNDOCUMENTED: whoever takes or gives a tag, an author or a tier may meet somebody else, who orders them anew does not (observed). */
function changedRelations(before: Row, written: JsonObject): readonly string[] {
  return ['tags', 'authors', 'tiers'].filter(name => {
    const [old, now] = [listOf(before[name]), listOf(written[name])]
    const isOther = now.some(id => !old.includes(id)) || old.some(id => !now.includes(id))
    return written[name] !== undefined && isOther
  })
}

function mustBeCurrent(row: Row, changedFields: readonly string[], given: JsonObject): void {
  const clientUpdatedAt = given.updated_at ?? null
  if (changedFields.length === 0 || clientUpdatedAt === null || row.updated_at === null) return
  if (Date.parse(String(clientUpdatedAt)) === Date.parse(String(row.updated_at))) return
  const message = 'Saving failed! Someone else is editing this post.'
  const details: Json = { changedFields, clientUpdatedAt, serverUpdatedAt: row.updated_at ?? null }
  throw new PlatformError(409, 'UpdateCollisionError', message, { code: 'UPDATE_COLLISION', details })
}

/** Which pages of the site an edit changes: all when readers see the post, else its preview. */
function cacheHeaders(before: Row, after: Row): Answer['headers'] {
  if (isPublished(before) || isPublished(after)) return everythingChanged
  return after.status === 'sent' ? {} : { 'x-cache-invalidate': `/p/${String(after.uuid)}/` }
}

function show(row: Row, call: Call, shelf: Shelf): JsonObject {
  const start = { rows: [], include: initialInclude(shelf, call) }
  const selection = select(call, readingOf(shelf, call), start, READ_PARAMETERS)
  return shelf.present(row, viewOf(call, selection))
}
