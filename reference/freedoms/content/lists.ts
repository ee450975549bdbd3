import { localeRules } from '../../content/query/locale/locale.ts'
import { paginationParameters } from '../../content/query/pagination/parameter.ts'
import { typePaths } from '../../content/rest/frame/paths.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject, mapObjects } from '../json-answer.ts'
import { answering, answeringObjects, isFile } from './rest-answers.ts'

const NO_LOCALE = 'content/endpoints/locale.sentence-3'
const PATHS = 'content/endpoints/rest-list-entries.point-3'
const COUNT = 'content/endpoints/pagination.row.pagination-withcount'
const PAGES = 'content/resources-and-their-fields/collection-response.row.meta-pagination'
const LIMITS = 'content/limits.row.pagination-limit-default'
const PUBLISHED_AT = 'content/resources-and-their-fields/rest-entry.row.attributes-publishedat'
const MEDIA = 'content/resources-and-their-fields/populated-structures.row.media-field'

const pageSize = unitOf(paginationParameters, 'content.pagination.page-size')

/** Lists that are right, and not as those of the reference. */
export const lists: readonly Freedom[] = [
  {
    id: 'content.lists.nothing-without-locale',
    says: 'returns nothing of a localized type when no locale is given',
    leftOpenBy: [NO_LOCALE],
    apply: units =>
      withUnit(units, unitOf(localeRules, 'content.locale.absent'), rule => ({ ...rule, wanted: () => [] })),
  },
  {
    id: 'content.lists.at-more-paths',
    says: 'serves lists at their singular name, their collection name and with a version, too',
    leftOpenBy: [PATHS],
    apply: units =>
      withUnit(units, typePaths, unit => ({
        ...unit,
        of: type => {
          const names = [type.collectionName, type.singularName].map(name => `/api/${name}`)
          const paths = [...unit.of(type), ...names]
          return [...new Set(paths.flatMap(path => [path, path.replace('/api', '/api/v1')]))]
        },
      })),
  },
  {
    id: 'content.lists.no-count-is-null',
    says: 'shows null for the counts that were not asked for',
    leftOpenBy: [COUNT],
    around: answering((body, { target }) => {
      const query = new URL(target, 'http://reference.test').searchParams
      return query.get('pagination[withCount]') === 'false' ? mapObjects(body, withNoCount) : body
    }),
  },
  {
    id: 'content.lists.pages-not-configured',
    says: 'has pages of 25 entries by default, whatever is configured for the limit',
    leftOpenBy: [LIMITS],
    apply: units =>
      withUnit(units, pageSize, unit => ({
        ...unit,
        read: (raw, reading) => (raw === undefined ? 25 : unit.read(raw, { ...reading, atMost: it => it })),
      })),
  },
  {
    id: 'content.lists.one-page-of-nothing',
    says: 'has one page where there is no entry',
    leftOpenBy: [PAGES],
    around: answeringObjects(object =>
      object.pageCount === 0 && object.total === 0 ? { ...object, pageCount: 1 } : object,
    ),
  },
  {
    id: 'content.lists.other-times',
    says: 'says when an entry was published in a form of its own, and has numbers for the times of files and users',
    leftOpenBy: [PUBLISHED_AT, MEDIA],
    around: answeringObjects(object => ({
      ...object,
      ...('publishedAt' in object && { publishedAt: spaced(object.publishedAt) }),
      ...((isFile(object) || 'username' in object) && { createdAt: 1, updatedAt: 1 }),
    })),
  },
]

function withNoCount(object: Readonly<Record<string, unknown>>): unknown {
  return isJsonObject(object.pagination)
    ? { ...object, pagination: { ...object.pagination, total: null, pageCount: null } }
    : object
}

function spaced(time: unknown): unknown {
  return typeof time === 'string' ? time.replace('T', ' ').replace('Z', ' UTC') : time
}
