import type { Change } from '../../contracts.ts'
import { isObject, type JsonObject, omit } from '../../values.ts'
import type { Major } from '../../version.ts'
import { peopleIn5 } from '../5.0/attributes.ts'
import { mapAnswer, mapObjects, mapRows } from '../rewrite.ts'

/** What later minor versions added to posts, pages and the users in them. */
const EVERYWHERE = [
  'feature_image_alt',
  'feature_image_caption',
  'show_title_and_feature_image',
  'email_only',
  'comments',
  ...peopleIn5,
]
const OF_POSTS = ['count', 'products']
const OF_MEMBERS = ['status', 'last_seen_at', 'products']
const OF_THE_SITE = ['icon', 'cover_image', 'locale', 'allow_external_signup']

/**
 * 4.x added attributes to posts, users, members and the site.
 * UNDOCUMENTED: full lists of attributes are not shown; observed on the real programs.
 */
export const attributesAdded: Change = {
  clause: 'platform.changes.4-0.attributes',
  since: 4,
  scope: 'shape',
  down: (answer, _, { major }) => mapAnswer(answer, json => withoutNew(json, major)),
}

/** A site of 4.x has columns that it shows under its older prefixes, too. */
function withoutNew(json: JsonObject, major: Major): JsonObject {
  const absent = major < 4 ? [...EVERYWHERE, 'frontmatter'] : EVERYWHERE
  const everywhere = mapObjects(json, object => omit(object, absent))
  if (!isObject(everywhere)) return json
  const posts = mapRows(everywhere, ['posts', 'pages'], post => omit(post, OF_POSTS))
  const members = mapRows(posts, ['members'], member => omit(member, OF_MEMBERS))
  return isObject(members.site) ? { ...members, site: omit(members.site, OF_THE_SITE) } : members
}
