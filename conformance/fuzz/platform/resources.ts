/** Which of the platform's APIs. */
export type Api = 'content' | 'admin'

/** What one resource of an API may be asked for, at whatever major. */
export interface Resource {
  readonly api: Api
  /** First part of its paths, and root of its answers. */
  readonly name: string
  /** Attributes by which one entry can be read besides its id. */
  readonly readBy: readonly ('slug' | 'email')[]
  readonly includes: readonly string[]
  readonly formats: readonly string[]
  /** Short names in filters, each with the attribute whose values it is compared with. */
  readonly shortNames: Readonly<Record<string, string>>
  /** Parameters that only this resource had in some major, each with values. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
}

const TEXTS = ['html', 'plaintext', 'mobiledoc', 'lexical']

const OF_POSTS = {
  tag: 'tags.slug',
  tags: 'tags.slug',
  author: 'authors.slug',
  authors: 'authors.slug',
  primary_tag: 'tags.slug',
  primary_author: 'authors.slug',
  page: 'featured',
}

const OF_MEMBERS = {
  label: 'labels.slug',
  labels: 'labels.slug',
  newsletters: 'newsletters.slug',
  tier: 'tiers.slug',
}

const POSTS = { formats: TEXTS, shortNames: OF_POSTS, readBy: ['slug'] } as const

/**
 * What there was in any major: what a site does not have is asked for, too, since much of what the documentation says
 * is that something is gone.
 */
export const resources: readonly Resource[] = [
  resource('content', 'posts', { ...POSTS, includes: ['tags', 'authors', 'tiers', 'tags,authors'] }),
  resource('content', 'pages', { ...POSTS, includes: ['tags', 'authors', 'tiers', 'tags,authors'] }),
  resource('content', 'authors', { readBy: ['slug'], includes: ['count.posts'] }),
  resource('content', 'users', { readBy: ['slug'], includes: ['count.posts'] }),
  resource('content', 'tags', { readBy: ['slug'], includes: ['count.posts'] }),
  resource('content', 'tiers', { includes: ['monthly_price', 'yearly_price', 'benefits'] }),
  resource('content', 'products', { includes: ['monthly_price', 'yearly_price', 'benefits'] }),
  ...['newsletters', 'offers', 'settings', 'members', 'subscribers'].map(name => resource('content', name)),
  resource('admin', 'posts', {
    ...POSTS,
    includes: ['tags', 'authors', 'tiers', 'email', 'newsletter', 'count.clicks', 'authors.roles'],
  }),
  resource('admin', 'pages', { ...POSTS, includes: ['tags', 'authors', 'tiers', 'authors.roles'] }),
  resource('admin', 'tags', { readBy: ['slug'], includes: ['count.posts'] }),
  resource('admin', 'users', {
    readBy: ['slug', 'email'],
    includes: ['count.posts', 'roles', 'permissions'],
  }),
  resource('admin', 'members', {
    includes: ['tiers', 'products', 'labels', 'newsletters'],
    shortNames: OF_MEMBERS,
    parameters: { paid: ['true', 'false'] },
  }),
  resource('admin', 'settings', { parameters: { type: ['blog', 'theme', 'private'] } }),
  resource('admin', 'subscribers'),
  resource('admin', 'labels', { readBy: ['slug'], includes: ['count.members'] }),
  resource('admin', 'tiers', { includes: ['monthly_price', 'yearly_price', 'benefits'] }),
  resource('admin', 'products', { includes: ['monthly_price', 'yearly_price', 'benefits'] }),
  resource('admin', 'newsletters', { includes: ['count.posts', 'count.members', 'count.active_members'] }),
  resource('admin', 'integrations', { includes: ['api_keys', 'webhooks'] }),
  resource('admin', 'snippets', { formats: ['mobiledoc', 'lexical'] }),
  ...['offers', 'invites', 'roles', 'themes', 'site', 'config', 'emails', 'actions', 'mail'].map(name =>
    resource('admin', name),
  ),
]

type More = Partial<Omit<Resource, 'api' | 'name'>>

function resource(api: Api, name: string, more: More = {}): Resource {
  return { api, name, readBy: [], includes: [], formats: [], shortNames: {}, parameters: {}, ...more }
}

/** What is no resource of either API, and read all the same. */
export const otherPaths: readonly string[] = [
  '/platform/api/admin/users/me/',
  '/platform/api/admin/themes/active/',
  '/platform/api/admin/members/stats/count/',
  '/platform/api/admin/members/upload/',
  '/platform/api/admin/redirects/download/',
  '/platform/api/admin/email_previews/posts/<posts:FIRST>/',
  '/platform/api/admin/email_preview/posts/<posts:FIRST>/',
  '/platform/api/admin/configuration/',
  '/platform/api/admin/nope/',
  '/platform/api/content/nope/',
  '/platform/api/nope/',
  '/members/api/site/',
  '/members/api/offers/',
  '/members/api/offers/<offers:FIRST>/',
]
