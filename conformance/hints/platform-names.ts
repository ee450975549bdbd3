import { nearestName } from '../../text/nearest-name.ts'
import type { Misnamed } from './misnamed.ts'

/** What an API of the platform has under its root, by any major. */
export type PlatformResources = Readonly<Record<'content' | 'admin', readonly string[]>>

/** Parameters of any major; those that only an older one knows are told of by what an upgrade does to them. */
const PARAMETERS = [
  // Clients repeat what stands in the path.
  ...['id', 'slug', 'email'],
  'key',
  'client_id',
  'client_secret',
  'include',
  'filter',
  'fields',
  'formats',
  'limit',
  'order',
  'page',
  'source',
  'search',
  'status',
  'type',
  'group',
  'paid',
  'newsletter',
  'newsletter_id',
  'email_segment',
  'email_recipient_filter',
  'send_email_when_published',
  'save_revision',
  'force_rerender',
  'convert_to_lexical',
  'absolute_urls',
  'staticPages',
  'collection',
  'withRelated',
  'all',
  'v',
  'ref',
  'uuid',
  'token',
  'action',
  'opt_in_newsletters',
  'send_email',
  'email_type',
  'date_from',
  'date_to',
  'filename',
  'url',
  'from',
  'to',
  'post_id',
  'forceReload',
]

const INCLUDED = [
  'tags',
  'authors',
  'tiers',
  'roles',
  'permissions',
  'email',
  'newsletter',
  'newsletters',
  'labels',
  'benefits',
  'products',
  'monthly_price',
  'yearly_price',
  'stripe_prices',
  'api_keys',
  'webhooks',
  'sentiment',
  'author',
  'created_by',
  'updated_by',
  'published_by',
  'fields',
  'next',
  'previous',
  'next.author',
  'next.tags',
  'previous.author',
  'previous.tags',
  'post_revisions',
  'post_revisions.author',
  'mobiledoc_revisions',
  'authors.roles',
  'subscriptions',
  'email_recipients',
  'actor',
  'resource',
  'count',
  'count.posts',
  'count.members',
  'count.clicks',
  'count.signups',
  'count.paid_conversions',
  'count.conversions',
  'count.positive_feedback',
  'count.negative_feedback',
  'count.active_members',
  'count.replies',
  'user',
]

const API = /^\/[a-z]+\/api\/(?:(?:v[\d.]+|canary)\/)?(content|admin)\/([^/]*)/

/** Names of a request for one of the platform's APIs that nothing knows. */
export function misnamedPlatform(
  path: string,
  parameters: readonly (readonly [name: string, value: string])[],
  resources: PlatformResources,
): readonly Misnamed[] {
  const [whole, api, resource = ''] = API.exec(path) ?? []
  if (whole === undefined || (api !== 'content' && api !== 'admin')) return []
  const known = resources[api]
  if (!known.includes(resource)) return [unknownResource(whole, resource, known)]
  return parameters.flatMap(([name, value]) => inParameter(name, value))
}

function unknownResource(path: string, found: string, known: readonly string[]): Misnamed {
  const nearest = nearestName(found, known)
  const root = path.slice(0, path.length - found.length)
  return {
    ...{ kind: 'path', found: path, clause: 'platform.versioning.single-url', parameter: null },
    nearest: nearest === null ? null : `${root}${nearest}/`,
  }
}

function inParameter(name: string, value: string): readonly Misnamed[] {
  if (name === 'include') return includedIn(value)
  if (PARAMETERS.includes(name)) return []
  const nearest = nearestName(name, PARAMETERS)
  return [{ kind: 'parameter', found: name, nearest, clause: 'platform.parameters.unknown', parameter: name }]
}

function includedIn(value: string): readonly Misnamed[] {
  const names = value.split(',')
  return names.flatMap((found, at) => {
    if (found === '' || INCLUDED.includes(found)) return []
    const nearest = nearestName(found, INCLUDED)
    const left = names.filter((_, other) => other !== at)
    const known = {
      kind: 'name',
      found,
      nearest,
      clause: 'platform.parameters.include',
      parameter: 'include',
    } as const
    return [left.length === 0 ? known : { ...known, rest: left.join(',') }]
  })
}
