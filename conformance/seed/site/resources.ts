import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { NEWEST_MAJOR } from '../../suite/versions.ts'
import { resourceOf3, resourceOf4 } from './older-resources.ts'
import type { IdOf, Resource } from './resource.ts'

const USUAL = {
  within: null,
  key: 'slug',
  query: '',
  writing: '',
  body: plain,
  revert: null,
  retired: null,
  settled: [],
  adopts: false,
  shown: entry => entry,
  isOwn: () => true,
} as const satisfies Partial<Resource>

const tags: Resource = { ...USUAL, plural: 'tags', revert: plain }

const tiers: Resource = { ...USUAL, plural: 'tiers', revert: plain, retired: { active: false } }

const newsletters: Resource = {
  ...USUAL,
  plural: 'newsletters',
  settled: ['sort_order'],
  adopts: true,
  revert: plain,
  retired: { status: 'archived' },
}

const offers: Resource = {
  ...USUAL,
  plural: 'offers',
  key: 'code',
  revert: ({ name, code, display_title, display_description, status }) => ({
    ...{ name, code, display_title, display_description, status },
  }),
  retired: { status: 'archived' },
  body: (row, idOf) => {
    const { tier, ...rest } = plain(row)
    return {
      currency: null,
      duration_in_months: null,
      display_title: rest.name,
      display_description: '',
      status: 'active',
      ...rest,
      tier: { id: idOf('tiers', String(tier)) },
    }
  },
}

const posts: Resource = {
  ...USUAL,
  plural: 'posts',
  query: '&formats=html&include=tags,authors,tiers,newsletter',
  writing: '?source=html',
  body: writtenBy,
  // To whom all tiers are open says all that there are. What became of its mail stays.
  shown: ({ tiers: open, email: _sent, ...rest }) => ({
    ...rest,
    ...(rest.visibility === 'tiers' && { tiers: open }),
  }),
}

const pages: Resource = { ...posts, plural: 'pages', query: '&formats=html&include=tags,authors,tiers' }

const members: Resource = {
  ...USUAL,
  plural: 'members',
  key: 'email',
  query: '&include=labels,newsletters,tiers',
  body: (row, idOf) => {
    const { labels, newsletters: letters, tiers: paid, ...rest } = plain(row)
    return {
      ...rest,
      ...(Array.isArray(labels) && { labels: labels.map(name => ({ name })) }),
      ...(Array.isArray(letters) && { newsletters: references('newsletters', letters, idOf) }),
      ...(Array.isArray(paid) && { tiers: references('tiers', paid, idOf) }),
    }
  },
}

/** They come with members. */
const labels: Resource = { ...USUAL, plural: 'labels', revert: named }

const integrations: Resource = {
  ...USUAL,
  plural: 'integrations',
  query: '&include=api_keys,webhooks',
  writing: '?include=api_keys,webhooks',
  revert: named,
  body: named,
  shown: ({ webhooks: _hooks, api_keys: _keys, ...rest }) => rest,
  isOwn: ({ type }) => type === 'custom',
}

const webhooks: Resource = { ...USUAL, plural: 'webhooks', within: 'integrations', key: 'target_url' }

const invites: Resource = { ...USUAL, plural: 'invites', key: 'email' }
const snippets: Resource = { ...USUAL, plural: 'snippets', key: 'name' }

/** Each after those that it refers to. Users come before all of them, and otherwise. */
const resources: readonly Resource[] = [
  ...[tags, tiers, newsletters, offers, posts, pages],
  ...[labels, members, integrations, webhooks, invites, snippets],
]

const resourcesOf4 = resources.map(resourceOf4)
const resourcesOf3 = resourcesOf4.map(resourceOf3)

/** The same as a major has them. */
export function resourcesAt(major: number): readonly Resource[] {
  if (major >= NEWEST_MAJOR) return resources
  return major === 4 ? resourcesOf4 : resourcesOf3
}

/** What no API takes: the program decides it. */
const GIVEN_BY_THE_PROGRAM: readonly string[] = ['id', 'uuid', 'created_at', 'updated_at', 'url']

function plain(row: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !GIVEN_BY_THE_PROGRAM.includes(name)))
}

function named({ name, description }: JsonObject): JsonObject {
  return { name, ...(description !== undefined && { description }) }
}

function writtenBy(row: JsonObject, idOf: IdOf): JsonObject {
  const { tags: its = [], authors = [], tiers: paid, ...rest } = plain(row)
  return {
    ...rest,
    tags: references('tags', its, idOf),
    authors: references('users', authors, idOf),
    ...(Array.isArray(paid) && { tiers: references('tiers', paid, idOf) }),
  }
}

function references(plural: string, keys: unknown, idOf: IdOf): readonly JsonObject[] {
  const named = Array.isArray(keys) ? keys : []
  return named.map(key => ({ id: idOf(plural, String(isObject(key) ? key.slug : key)) }))
}
