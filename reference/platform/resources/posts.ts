import type { SiteStore } from '../site/store.ts'
import { type Json, listOf, type Row } from '../values.ts'
import {
  type Attribute,
  address,
  fixed,
  flag,
  list,
  metaAttributes,
  rowAttributes,
  text,
  time,
} from './attribute.ts'
import { type Relation, type Resource, rowsById } from './resource.ts'
import { tags } from './tags.ts'
import { users } from './users.ts'

/** Who may read a post in full. */
export const postVisibilities = ['public', 'members', 'paid', 'tiers'] as const

/** A page is never sent by mail. */
const pageStatuses = ['published', 'draft', 'scheduled']

const mailedOnly = flag('email_only', false)

const attributes: readonly Attribute[] = [
  ...rowAttributes,
  fixed(text('uuid')),
  text('title', { max: 2000, kept: 255, neverNull: true }),
  text('slug', { max: 191, neverNull: true }),
  text('mobiledoc', { max: 1_000_000_000, urls: 'content' }),
  text('lexical', { max: 1_000_000_000, urls: 'content' }),
  fixed(text('html', { max: 1_000_000_000, urls: 'content' })),
  fixed(text('plaintext', { max: 1_000_000_000 })),
  fixed(text('comment_id')),
  address('feature_image'),
  flag('featured', false),
  fixed(text('type', { initial: 'post', oneOf: ['post', 'page'] })),
  text('status', { initial: 'draft', neverNull: true, oneOf: ['published', 'draft', 'scheduled', 'sent'] }),
  text('visibility', { initial: 'public' }),
  fixed(text('email_segment', { initial: 'all' })),
  time('published_at'),
  text('custom_excerpt', { max: 300 }),
  text('codeinjection_head', { max: 65535, urls: 'content' }),
  text('codeinjection_foot', { max: 65535, urls: 'content' }),
  text('custom_template', { max: 100 }),
  address('canonical_url'),
  flag('show_title_and_feature_image', true),
  ...metaAttributes,
  text('email_subject', { max: 300 }),
  text('frontmatter', { max: 65535 }),
  text('feature_image_alt', { max: 65535, kept: 191 }),
  text('feature_image_caption', { max: 65535, urls: 'content' }),
  mailedOnly,
  list('tags', ['id', 'name', 'slug']),
  list('authors', ['id', 'slug', 'email']),
  list('tiers', ['id', 'name', 'slug']),
  fixed(text('newsletter')),
]

const BESIDE = [
  ...metaAttributes.map(({ name }) => name),
  ...['email_subject', 'frontmatter', 'feature_image_alt', 'feature_image_caption'],
]

/** Attributes that are kept beside the post; a filter that names them reads them there. */
export const postsMeta: Resource = {
  name: 'posts_meta',
  singular: 'post',
  table: 'posts',
  attributes: [
    ...metaAttributes,
    text('email_subject'),
    text('frontmatter'),
    text('feature_image_alt'),
    text('feature_image_caption'),
    mailedOnly,
  ],
  relations: [],
  aliases: {},
  derived: { email_only: emailOnly },
}

/** Nothing is kept beside a post of which nothing is said there. */
function emailOnly(post: Row): Json {
  const isKept = BESIDE.some(name => typeof post[name] === 'string') || post.email_only === true
  return isKept ? (post.email_only ?? null) : null
}

const relations: readonly Relation[] = [
  {
    name: 'tags',
    resource: () => tags,
    rows: (post, store) => rowsById('tags', listOf(post.tags), store),
  },
  {
    name: 'authors',
    resource: () => users,
    rows: (post, store) => rowsById('users', listOf(post.authors), store),
  },
  {
    name: 'primary_tag',
    resource: () => tags,
    rows: (post, store) => some(primaryTagOf(post, store)),
    place: 'first',
    isUnnamed: true,
  },
  {
    name: 'primary_author',
    resource: () => users,
    rows: (post, store) => some(primaryAuthorOf(post, store)),
    place: 'first',
    isUnnamed: true,
  },
  { name: 'posts_meta', resource: () => postsMeta, rows: post => [post], place: 'beside' },
]

const aliases = {
  tag: 'tags.slug',
  tags: 'tags.slug',
  author: 'authors.slug',
  authors: 'authors.slug',
  primary_tag: 'primary_tag.slug',
  primary_author: 'primary_author.slug',
  ...Object.fromEntries(postsMeta.attributes.map(({ name }) => [name, `posts_meta.${name}`])),
}

/** Columns that posts are kept with and that no answer shows. */
const derived: Resource['derived'] = {
  locale: () => null,
  email_only: emailOnly,
  newsletter_id: post => post.newsletter ?? null,
  email_recipient_filter: post => post.email_segment ?? null,
  created_by: (_post, store) => firstUser(store),
  updated_by: (_post, store) => firstUser(store),
  published_by: (post, store) => (post.published_at ? firstUser(store) : null),
}

function firstUser(store: SiteStore): string | null {
  return store.rows('users')[0]?.id ?? null
}

export const posts: Resource = {
  name: 'posts',
  singular: 'post',
  table: 'posts',
  attributes,
  owns: row => row.type === 'post',
  relations,
  aliases,
  apart: ['email_segment', 'newsletter'],
  workedOut: ['excerpt'],
  derived,
}

/** A page is kept as a post is; the two are told apart by their type, and each has its own endpoint. */
export const pages: Resource = {
  ...posts,
  name: 'pages',
  singular: 'page',
  attributes: attributes.map(it => (it.name === 'status' ? { ...it, oneOf: pageStatuses } : it)),
  owns: row => row.type === 'page',
}

/** A post's first tag, unless that one is internal. */
export function primaryTagOf(post: Row, store: SiteStore): Row | undefined {
  const [first] = rowsById('tags', listOf(post.tags), store)
  return first?.visibility === 'public' ? first : undefined
}

export function primaryAuthorOf(post: Row, store: SiteStore): Row | undefined {
  return rowsById('users', listOf(post.authors), store)[0]
}

function some(row: Row | undefined): readonly Row[] {
  return row ? [row] : []
}
