import type { JsonObject } from '../../../world/json-object.ts'
import { shown } from '../../../world/problems.ts'
import { posts } from '../../resources/posts.ts'
import { tags, tagVisibility } from '../../resources/tags.ts'
import { fillContent } from '../../text/content.ts'
import { textOf } from '../../values.ts'
import { slugify, tagSlug } from '../slug.ts'
import { type Entry, readEntries } from './section.ts'
import type { TableBuilder } from './tables.ts'

/** `tags`: `{name, slug, …}`; a name that starts with `#` makes the tag internal. */
export function readTags(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'tags')) {
    const name = entry.given.requiredText('name') ?? ''
    build.add('tags', entry, tags.attributes, { name, slug: tagSlug(name), visibility: tagVisibility(name) })
  }
}

/**
 * `posts` and `pages`: `{title, html | lexical | mobiledoc, status, tags: [slug], authors: [slug], …}`. Tags,
 * authors and tiers are named by slug or id; without authors the site's owner is the author.
 */
export function readPosts(file: JsonObject, build: TableBuilder, section: 'posts' | 'pages'): void {
  const type = section === 'posts' ? 'post' : 'page'
  for (const entry of readEntries(file, section)) {
    const title = entry.given.requiredText('title') ?? ''
    const content = fillContent(entry.values)
    if (content === null)
      entry.given.place.wrong('a text that cannot be read', 'lexical or mobiledoc as JSON text')
    const id = textOf(entry.values.id) ?? build.newId()
    const row = { id, uuid: build.newUuid(), comment_id: id, type, title, slug: slugify(title) }
    const filled = { ...entry, values: { ...row, ...entry.values, ...content, ...readTimes(entry) } }
    build.add('posts', filled, posts.attributes, readRelations(entry, build))
  }
}

function readTimes(entry: Entry): { published_at?: string | null } {
  const { status, published_at, created_at } = entry.values
  if (published_at !== undefined || status !== 'published') return needTime(entry)
  return typeof created_at === 'string'
    ? { published_at: created_at }
    : { published_at: '2024-01-01T00:00:00.000Z' }
}

function needTime(entry: Entry): Record<string, never> {
  const { status, published_at } = entry.values
  if (status === 'scheduled' && !published_at) {
    entry.given.place
      .at('published_at')
      .wrong(shown(published_at), 'the time when the scheduled post appears')
  }
  return {}
}

function readRelations(entry: Entry, build: TableBuilder) {
  const authors = build.referAll('users', entry, 'authors', ['slug', 'email'])
  const newsletter = entry.given.text('newsletter')
  const place = entry.given.place.at('newsletter')
  return {
    tags: build.referAll('tags', entry, 'tags', ['slug', 'name']),
    authors: entry.given.has('authors')
      ? authors
      : build
          .rows('users')
          .slice(0, 1)
          .map(user => user.id),
    tiers: build.referAll('tiers', entry, 'tiers'),
    newsletter: newsletter === undefined ? null : build.refer('newsletters', newsletter, place),
  }
}
