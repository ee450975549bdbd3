import { allPostsOf, isOnSite } from '../resources/published.ts'
import { columnOf } from '../resources/resource.ts'
import { tags } from '../resources/tags.ts'
import type { Json, JsonObject, Row } from '../values.ts'
import { keepFields, showAddress, showAttributes, type View, wants } from './view.ts'

const NOT_FOR_READERS = new Set(['created_at', 'updated_at'])
const NOTHING_HIDDEN: ReadonlySet<string> = new Set()

/** A tag. The content API leaves out when it was made; `count.posts` is added when it is included. */
export function presentTag(tag: Row, view: View): JsonObject {
  const hidden = view.api === 'content' ? NOT_FOR_READERS : NOTHING_HIDDEN
  const count = view.include.has('count.posts') ? { count: { posts: postCount(tag, view) } } : {}
  const shown = {
    ...showAttributes(tags, tag, view, hidden),
    ...count,
    ...(view.withUrl && { url: tagUrl(tag, view) }),
  }
  return keepFields(shown, view)
}

/** Readers are told of what is published, users of everything. */
function postCount(tag: Row, { api, site }: View): Json {
  if (api === 'admin') return allPostsOf(tag, 'tags', site.store).length
  return columnOf(tags, tag, 'count.posts', site.store)
}

/** Only a public tag with something published has a page of its own on the site. */
function tagUrl(tag: Row, view: View): string {
  // UNDOCUMENTED: of a tag that was asked for by its slug nothing is known but the fields, as in the real program.
  const isLost = view.askedBy.includes('slug') && !wants(view, 'id')
  const isPage = !isLost && tag.visibility === 'public' && isOnSite(tag, 'tags', view.site.store)
  return showAddress(isPage ? `/tag/${String(tag.slug)}/` : '/404/', view)
}
