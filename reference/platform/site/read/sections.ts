import { type Attribute, rowAttributes, text } from '../../resources/attribute.ts'
import { integrations } from '../../resources/integrations.ts'
import { labels, members } from '../../resources/members.ts'
import { newsletters } from '../../resources/newsletters.ts'
import { offers } from '../../resources/offers.ts'
import { posts } from '../../resources/posts.ts'
import { tags } from '../../resources/tags.ts'
import { tiers } from '../../resources/tiers.ts'
import { roles, users } from '../../resources/users.ts'

/** What entries of a section may say. */
export interface Section {
  /** Read by their kind. */
  readonly attributes: readonly Attribute[]
  /** Read by whoever reads the section. */
  readonly more?: readonly string[]
}

/** A post names its newsletter as it names tags, and keeps its id. */
const writtenPosts: Section = {
  attributes: posts.attributes.filter(({ name }) => name !== 'newsletter'),
  more: ['newsletter'],
}

/** The sections of `platform.json` that are lists of entries, by their key. */
export const sections = {
  content_api_keys: { attributes: [...rowAttributes, text('key'), text('integration')] },
  admin_api_keys: { attributes: [...rowAttributes, text('secret'), text('integration')] },
  integrations: { attributes: integrations.attributes },
  clients: {
    attributes: [
      ...rowAttributes,
      text('name'),
      text('slug'),
      text('secret'),
      text('status', { initial: 'enabled' }),
    ],
  },
  roles: { attributes: roles.attributes },
  users: { attributes: [...users.attributes, text('password')], more: ['role', 'roles'] },
  tags: { attributes: tags.attributes },
  tiers: { attributes: tiers.attributes },
  newsletters: { attributes: newsletters.attributes },
  offers: { attributes: offers.attributes.filter(({ name }) => name !== 'tier'), more: ['tier'] },
  posts: writtenPosts,
  pages: writtenPosts,
  labels: { attributes: labels.attributes },
  members: { attributes: members.attributes, more: ['subscribed'] },
  themes: { attributes: [...rowAttributes, text('name')], more: ['package'] },
  redirects: { attributes: [...rowAttributes, text('from'), text('to')], more: ['permanent'] },
} as const satisfies Readonly<Record<string, Section>>

export type SectionName = keyof typeof sections

/** The keys that entries of a section may have. */
export function keysOf(name: SectionName): readonly string[] {
  const { attributes, more = [] }: Section = sections[name]
  return [...attributes.map(attribute => attribute.name), ...more]
}

/** What `site` may say. */
export const siteKeys = {
  site: [
    'title',
    'url',
    'version',
    'minimum_supported_version',
    'environment',
    'database',
    'server',
    'limits_attempts',
  ],
  server: ['socket', 'port', 'secure'],
  database: ['client', 'version'],
} as const
