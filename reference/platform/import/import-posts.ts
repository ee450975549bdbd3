import type { Site } from '../contracts.ts'
import { posts, postsMeta } from '../resources/posts.ts'
import { freeSlug, slugify } from '../site/slug.ts'
import { fillContent } from '../text/content.ts'
import { type JsonObject, omit, textOf, textsOf } from '../values.ts'
import { newRow, timestamp } from '../write/rows.ts'
import { makeTag } from '../write/tags.ts'
import { readColumns } from './columns.ts'
import type { Exported, Imported } from './import-content.ts'

/** What the rows became that posts refer to. */
export interface Related {
  readonly tags: Imported
  readonly users: Imported
  readonly tiers: Imported
  readonly newsletters: Imported
}

/** The posts and pages of an export, each with its tags, authors and tiers, and with the tag of the import. */
export function importPosts(exported: Exported, related: Related, site: Site): void {
  const rows = exported.rows('posts').filter(({ title, slug }) => textOf(title) ?? textOf(slug))
  if (rows.length === 0) return
  const tag = importTag(site)
  const taken = new Set(site.store.rows('posts').map(({ slug }) => String(slug)))
  for (const given of rows) {
    const { tags, ...more } = relationsOf(given, exported, related)
    const post = postOf(given, exported, { site, taken })
    site.store.put('posts', { ...post, ...more, ...authorsOf(more.authors, site), tags: [...tags, tag] })
  }
}

/** The internal tag that says when posts were imported. */
function importTag(site: Site): string {
  const name = `#Import ${timestamp(site).slice(0, 16).replace('T', ' ')}`
  return (site.store.findBy('tags', 'name', name) ?? makeTag({ name }, site)).id
}

interface Placing {
  readonly site: Site
  /** The slugs that posts and pages have. */
  readonly taken: Set<string>
}

function postOf(given: JsonObject, exported: Exported, { site, taken }: Placing) {
  const meta = exported.rows('posts_meta').find(row => row.post_id === given.id) ?? {}
  const beside = readColumns(postsMeta.attributes, meta)
  const columns = omit({ ...readColumns(posts.attributes, given), ...beside }, ['id'])
  const title = textOf(columns.title) ?? '(Untitled)'
  const row = newRow(posts.attributes, { ...columns, ...contentOf(columns), title }, site)
  const slug = freeSlug(textOf(columns.slug) ?? (slugify(title) || 'untitled'), other => taken.has(other))
  taken.add(slug)
  return {
    ...row,
    ...timesOf(columns, site),
    type: given.page || given.type === 'page' ? 'page' : 'post',
    slug,
    uuid: columns.uuid ?? site.ids.uuid(),
    comment_id: columns.comment_id ?? row.id,
  }
}

/** The forms of the text that the export leaves out. */
function contentOf({ mobiledoc, lexical, html }: JsonObject): JsonObject {
  const given = { ...(mobiledoc && { mobiledoc }), ...(lexical && { lexical }), ...(html && { html }) }
  return { ...fillContent(given) }
}

function timesOf({ created_at, updated_at, published_at, status }: JsonObject, site: Site): JsonObject {
  const now = timestamp(site)
  const isPublic = status === 'published' || status === 'sent'
  return {
    created_at: created_at ?? now,
    updated_at: updated_at ?? now,
    published_at: published_at ?? (isPublic ? now : null),
  }
}

function relationsOf(given: JsonObject, exported: Exported, related: Related) {
  const named = (table: string, column: string, ids: Imported) =>
    exported
      .rows(table)
      .filter(row => row.post_id === given.id && given.id !== undefined)
      .toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
      .flatMap(row => ids.get(String(row[column])) ?? [])
  const own = (key: string, ids: Imported) =>
    textsOf([given[key] ?? []].flat()).flatMap(id => ids.get(id) ?? [])
  return {
    tags: unique([...named('posts_tags', 'tag_id', related.tags), ...own('tags', related.tags)]),
    authors: unique([
      ...named('posts_authors', 'author_id', related.users),
      ...own('authors', related.users),
      ...own('author_id', related.users),
    ]),
    tiers: unique([...named('posts_products', 'product_id', related.tiers), ...own('tiers', related.tiers)]),
    newsletter: related.newsletters.get(String(given.newsletter_id)) ?? null,
  }
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
}

/** A post without an author that is known becomes the owner's. */
function authorsOf(authors: readonly string[], { store }: Site): JsonObject {
  if (authors.length > 0) return { authors }
  const owner = store.findBy('roles', 'name', 'Owner')
  const user = store.rows('users').find(({ roles }) => owner && textsOf(roles).includes(owner.id))
  return { authors: user ? [user.id] : [] }
}
