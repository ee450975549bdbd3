import type { SiteStore } from '../site/store.ts'
import { listOf, type Row } from '../values.ts'

export function isPublished(post: Row): boolean {
  return post.status === 'published'
}

/** Published posts, not pages, that refer to a tag or author. */
export function publishedPostsOf(row: Row, relation: 'tags' | 'authors', store: SiteStore): readonly Row[] {
  return store.rows('posts').filter(post => post.type === 'post' && isPublishedWith(post, relation, row.id))
}

/** Posts and pages of every status that refer to a tag or user: what the admin API counts. */
export function allPostsOf(row: Row, relation: 'tags' | 'authors', store: SiteStore): readonly Row[] {
  return store.rows('posts').filter(post => listOf(post[relation]).includes(row.id))
}

/** Whether a reader can meet a tag or author: some published post or page refers to it. */
export function isOnSite(row: Row, relation: 'tags' | 'authors', store: SiteStore): boolean {
  return store.rows('posts').some(post => isPublishedWith(post, relation, row.id))
}

function isPublishedWith(post: Row, relation: 'tags' | 'authors', id: string): boolean {
  return isPublished(post) && listOf(post[relation]).includes(id)
}
