import type { Change } from '../../contracts.ts'
import { isObject, type JsonObject, omit } from '../../values.ts'
import { mapAnswer, mapObjects, mapRows, renameKeys } from '../rewrite.ts'

const OF_POSTS = ['visibility', 'email_subject', 'reading_time', 'access']
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
const OLD_SETTINGS = { timezone: 'active_timezone', lang: 'default_locale' }

/**
 * 3.x added attributes to posts and tags of the content API, and renamed two of its settings.
 * UNDOCUMENTED: full lists of attributes are not shown; observed on the real programs.
 */
export const attributesOf3Added: Change = {
  clause: 'platform.changes.3-0.attributes',
  since: 3,
  scope: 'shape',
  down: (answer, { api }) => (api === 'content' ? mapAnswer(answer, withoutNew) : answer),
}

function withoutNew(json: JsonObject): JsonObject {
  const tags = mapObjects(json, object =>
    'accent_color' in object && 'slug' in object ? omit(object, OF_TAGS) : object,
  )
  const posts = mapRows(isObject(tags) ? tags : json, ['posts', 'pages'], post => omit(post, OF_POSTS))
  return isObject(posts.settings) ? { ...posts, settings: renameKeys(posts.settings, OLD_SETTINGS) } : posts
}
