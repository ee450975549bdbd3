import type { Change } from '../../contracts.ts'
import { isObject, type JsonObject, omit } from '../../values.ts'
import { mapAnswer, mapObjects, mapRows, renameKeys } from '../rewrite.ts'

const OF_POSTS = [
  'visibility',
  'email_subject',
  'reading_time',
  'access',
  'email_recipient_filter',
  'send_email_when_published',
]
/** What tells a tag of the content API from other objects, and what it did not have yet. */
const OF_TAGS = [
  'og_image',
  'og_title',
  'og_description',
  'twitter_image',
  'twitter_title',
  'twitter_description',
  'codeinjection_head',
  'codeinjection_foot',
  'canonical_url',
  'accent_color',
]
/** What a post of the admin API did not say of the email that it was sent as. */
const OF_EMAILS = ['email', 'email_subject', 'email_recipient_filter', 'send_email_when_published']
const OF_THE_SITE = ['accent_color', 'description', 'logo']
const OLD_SETTINGS = { timezone: 'active_timezone', lang: 'default_locale' }

/**
 * 3.x added attributes to posts and tags and to the site, and renamed two settings of the content API.
 * UNDOCUMENTED: full lists of attributes are not shown; observed on the real programs.
 */
export const attributesOf3Added: Change = {
  clause: 'platform.changes.3-0.attributes',
  since: 3,
  scope: 'shape',
  down: (answer, { api }) => mapAnswer(answer, api === 'content' ? withoutNew : withoutNewOfAdmin),
}

function withoutNewOfAdmin(json: JsonObject): JsonObject {
  const posts = mapRows(json, ['posts', 'pages'], post => {
    const { tags } = mapRows(post, ['tags'], tag => omit(tag, OF_TAGS))
    return { ...omit(post, OF_EMAILS), ...(tags !== undefined && { tags }) }
  })
  if (!isObject(posts.site)) return posts
  return { ...posts, site: omit(posts.site, OF_THE_SITE) }
}

function withoutNew(json: JsonObject): JsonObject {
  const tags = mapObjects(json, object =>
    'accent_color' in object && 'slug' in object ? omit(object, OF_TAGS) : object,
  )
  const posts = mapRows(isObject(tags) ? tags : json, ['posts', 'pages'], post => omit(post, OF_POSTS))
  if (!isObject(posts.settings)) return posts
  return { ...posts, settings: renameKeys(omit(posts.settings, ['accent_color']), OLD_SETTINGS) }
}
