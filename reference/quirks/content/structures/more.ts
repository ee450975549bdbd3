import { collectionResponse } from '../../../content/rest/frame/list.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { answering, answeringObjects, isObject, type JsonObject } from '../lists/answer-json.ts'

/** What the documentation leaves open of members, and Strapi does in one way. */
export const moreMemberQuirks: readonly Quirk[] = [
  ...deviations(
    collectionResponse,
    [
      [
        'both-ways',
        'meta.pagination tells the place of a page as an offset, too',
        answering(({ data, meta }) => ({
          data,
          meta: { pagination: { start: 0, limit: 25, ...meta.pagination } },
        })),
      ],
    ],
    'content.pagination.nothing-more',
  ),
  ...deviations(
    collectionResponse,
    [
      [
        'absolute',
        'the address of a file is a whole one',
        answeringObjects(it => (isFile(it) ? { ...it, url: `https://files.example${String(it.url)}` } : it)),
      ],
      [
        'in-bytes',
        'a file tells its size in bytes, too',
        answeringObjects(it => (isFile(it) ? { ...it, sizeInBytes: 1024 } : it)),
      ],
    ],
    'content.shapes.media-values',
  ),
  ...deviations(
    collectionResponse,
    [
      ['backwards', 'components come in another order', answeringObjects(backwards)],
      [
        'named',
        'every component says its name',
        answeringObjects(it => ('metaTitle' in it ? { __component: 'shared.seo', ...it } : it)),
      ],
    ],
    'content.shapes.parts-values',
  ),
  ...deviations(
    collectionResponse,
    [
      [
        'name-alone',
        'of a user who is populated the name is shown',
        answeringObjects(it => ('username' in it ? { username: it.username } : it)),
      ],
    ],
    'content.shapes.single-relation-user',
  ),
]

function isFile(object: JsonObject): boolean {
  return 'provider_metadata' in object
}

function backwards(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, isParts(value) ? value.toReversed() : value]),
  )
}

/** A list of components: they have ids and no attributes. */
function isParts(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) && value.every(item => isObject(item) && 'id' in item && !('attributes' in item))
  )
}
