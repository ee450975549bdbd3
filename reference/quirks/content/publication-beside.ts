import { isRecord, type RawQuery } from '../../content/query/query.ts'
import type { RestCall } from '../../content/rest/context.ts'
import { listPayload } from '../../content/rest/frame/list.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

type Payload = typeof listPayload
type Test = (query: RawQuery, call: RestCall) => boolean

/** Where a list may be of another mind about drafts than elsewhere. */
const PLACES: readonly (readonly [name: string, says: string, test: Test])[] = [
  ['filters', 'beside filters', has('filters')],
  ['or', 'beside $or', ({ filters }) => isRecord(filters) && '$or' in filters],
  [
    'a-filter-on-published-at',
    'beside a filter on publishedAt',
    ({ filters }) => isRecord(filters) && 'publishedAt' in filters,
  ],
  ['populate', 'beside populate', has('populate')],
  ['locale', 'beside locale', has('locale')],
  ['pages', 'by page', ({ pagination }) => isRecord(pagination) && 'page' in pagination],
  ['offsets', 'by offset', ({ pagination }) => isRecord(pagination) && 'start' in pagination],
]

const TYPES = ['restaurants', 'categories', 'licenses', 'tasting-menus', 'articles']

/** In one place the state that was asked for, or none, is not the one that is read. */
export const publicationPlaceQuirks: readonly Quirk[] = [
  ...deviations(
    listPayload,
    [
      ...PLACES.map(([name, says, test]) =>
        row(`drafts-beside-${name}`, `drafts are returned ${says}`, both(isAbsent, test)),
      ),
      ...TYPES.map(type =>
        row(`drafts-of-${type}`, `drafts of ${type} are returned`, both(isAbsent, isList(type))),
      ),
    ],
    'content.publication.default',
  ),
  ...deviations(
    listPayload,
    PLACES.map(([name, says, test]) =>
      row(`drafts-beside-${name}`, `publicationState=live returns drafts ${says}`, both(is('live'), test)),
    ),
    'content.publication.live',
  ),
  ...deviations(
    listPayload,
    // A filter on publishedAt asks for drafts alone, which is another clause.
    PLACES.filter(([name]) => name !== 'a-filter-on-published-at').map(([name, says, test]) =>
      row(
        `none-beside-${name}`,
        `publicationState=preview returns no drafts ${says}`,
        both(is('preview'), test),
        'live',
      ),
    ),
    'content.publication.preview',
  ),
  ...deviations(
    listPayload,
    TYPES.map(type =>
      row(`none-of-${type}`, `no drafts of ${type} can be had`, both(is('preview'), isList(type)), 'live'),
    ),
    'content.publication.drafts-only',
  ),
  ...deviations(
    listPayload,
    [row('status', 'status is a name for the parameter', query => query.status === 'draft')],
    'content.publication.other-names',
  ),
  ...deviations(
    listPayload,
    [
      row('drafts-for-tokens', 'API tokens see drafts', (_query, { caller }) => caller.kind === 'api-token'),
      row('drafts-for-users', 'users see drafts', (_query, { caller }) => caller.kind === 'user'),
    ],
    'content.list.same-for-all',
  ),
]

/** Where the test is true, another state is read. */
function row(wrong: string, says: string, test: Test, instead = 'preview'): Deviation<Payload> {
  return [
    wrong,
    says,
    ({ query }) => ({
      query: call => {
        const asked = query(call)
        return test(asked, call) ? { ...asked, publicationState: instead } : asked
      },
    }),
  ]
}

function both(one: Test, other: Test): Test {
  return (query, call) => one(query, call) && other(query, call)
}

function has(name: string): Test {
  return query => query[name] !== undefined
}

function is(state: string): Test {
  return ({ publicationState }) => publicationState === state
}

function isAbsent({ publicationState }: RawQuery): boolean {
  return publicationState === undefined
}

function isList(plural: string): Test {
  return (_query, { request }) => request.target.startsWith(`/api/${plural}`)
}
