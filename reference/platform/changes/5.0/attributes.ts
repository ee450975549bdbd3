import type { Change } from '../../contracts.ts'
import type { ApiRequest } from '../../http/request.ts'
import { SMALLER_ICON } from '../../present/setting.ts'
import { notificationNames } from '../../resources/users.ts'
import { isObject, type JsonObject, omit } from '../../values.ts'
import { mapAnswer, mapObjects, mapRows } from '../rewrite.ts'

/** What users and members had not yet, wherever they stand. */
export const peopleIn5: readonly string[] = [
  ...notificationNames,
  'email_suppression',
  'unsubscribe_url',
  'attribution',
]
const OF_POSTS: Readonly<Record<ApiRequest['api'], readonly string[]>> = {
  content: ['comments', 'show_title_and_feature_image'],
  admin: ['count', 'reading_time', 'show_title_and_feature_image'],
}
const OF_THE_SITE = ['cover_image', 'locale', 'allow_external_signup']
/** The settings of the content API that came later: of memberships, comments and addresses. */
const OF_SETTINGS =
  /^(allow_self_signup|comments_enabled|(default|support)_email_address|editor_default_email_recipients|firstpromoter_account|labs|(paid_)?members_(enabled|invite_only)|outbound_link_tagging|portal_.*|recommendations_enabled|version)$/

/**
 * 5.x added attributes to posts, users and members, and settings to those that readers are shown.
 * UNDOCUMENTED: full lists of attributes are not shown; observed on the real programs.
 */
export const attributesOf5Added: Change = {
  clause: 'platform.changes.5-0.attributes',
  since: 5,
  scope: 'site',
  down: (answer, { api }) => mapAnswer(answer, json => withoutNew(json, api)),
}

/** The icon in the size in which it was uploaded. */
function withFullIcon(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  return typeof value === 'string' ? { ...object, [name]: value.replace(SMALLER_ICON, '') } : object
}

function withoutNew(json: JsonObject, api: ApiRequest['api']): JsonObject {
  const people = mapObjects(json, object => omit(object, peopleIn5))
  if (!isObject(people)) return json
  const posts = mapRows(people, ['posts', 'pages'], post => omit(post, OF_POSTS[api]))
  if (api === 'content' && isObject(posts.settings)) {
    const later = Object.keys(posts.settings).filter(name => OF_SETTINGS.test(name))
    return { ...posts, settings: withFullIcon(omit(posts.settings, later), 'icon') }
  }
  if (Array.isArray(posts.settings))
    return mapRows(posts, ['settings'], setting =>
      setting.key === 'icon' ? withFullIcon(setting, 'value') : setting,
    )
  return isObject(posts.site) ? { ...posts, site: omit(posts.site, OF_THE_SITE) } : posts
}
