import { resourceOf } from '../effects/requests.ts'
import type { ApiRequest } from '../http/request.ts'

/**
 * What the APIs of any major have under their roots.
 * UNDOCUMENTED: a full list is not shown; observed on the real programs.
 */
export const knownResources: Readonly<Record<ApiRequest['api'], readonly string[]>> = {
  content: [
    'posts',
    'pages',
    'authors',
    'users',
    'tags',
    'settings',
    'tiers',
    'products',
    'offers',
    'newsletters',
    'collections',
    'recommendations',
  ],
  admin: [
    ...[
      'posts',
      'pages',
      'tags',
      'users',
      'roles',
      'settings',
      'site',
      'config',
      'configuration',
      'members',
      'subscribers',
    ],
    ...[
      'tiers',
      'products',
      'offers',
      'newsletters',
      'emails',
      'email_preview',
      'email_previews',
      'email_post',
      'mail',
    ],
    ...[
      'authentication',
      'session',
      'identities',
      'integrations',
      'webhooks',
      'invites',
      'themes',
      'custom_theme_settings',
    ],
    ...[
      'redirects',
      'images',
      'media',
      'files',
      'uploads',
      'db',
      'schedules',
      'slugs',
      'labels',
      'snippets',
      'oembed',
    ],
    ...[
      'actions',
      'notifications',
      'explore',
      'mentions',
      'links',
      'stats',
      'recommendations',
      'collections',
      'comments',
    ],
    ...[
      'apps',
      'clients',
      'members_stripe_connect',
      'feedback',
      'audience-feedback',
      'search-index',
      'tinybird',
    ],
  ],
}

export function isKnown(request: ApiRequest): boolean {
  return knownResources[request.api].includes(resourceOf(request))
}
