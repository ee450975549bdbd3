import { address, metaAttributes, rowAttributes, text } from './attribute.ts'
import { publishedPostsOf } from './published.ts'
import type { Resource } from './resource.ts'

/** A tag whose name starts with `#` is internal: it orders posts for the site and is not shown to readers. */
export const tags: Resource = {
  name: 'tags',
  singular: 'tag',
  table: 'tags',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191, min: 1, neverNull: true }),
    text('slug', { max: 191 }),
    text('description', { max: 500 }),
    address('feature_image'),
    text('visibility', { initial: 'public', neverNull: true, oneOf: ['public', 'internal'] }),
    ...metaAttributes,
    text('codeinjection_head', { max: 65535 }),
    text('codeinjection_foot', { max: 65535 }),
    text('canonical_url', { urls: 'address' }),
    text('accent_color', { max: 50 }),
  ],
  relations: [],
  aliases: {},
  derived: {
    parent_id: () => null,
    'count.posts': (tag, store) => publishedPostsOf(tag, 'tags', store).length,
  },
}

/** The visibility that a tag's name gives it. */
export function tagVisibility(name: string): 'public' | 'internal' {
  return name.startsWith('#') ? 'internal' : 'public'
}
