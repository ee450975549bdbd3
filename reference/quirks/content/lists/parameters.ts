import { type Matches, matches } from '../../../content/actions/list.ts'
import { isRecord, type RawQuery } from '../../../content/query/query.ts'
import { listPayload } from '../../../content/rest/frame/list.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { unfiltered } from '../filters/rewriting.ts'

/** What a list takes, with the word for it in ids of quirks. */
const PARAMETERS: readonly (readonly [name: string, word: string])[] = [
  ['sort', 'sort'],
  ['pagination', 'pagination'],
  ['filters', 'filters'],
  ['populate', 'populate'],
  ['locale', 'locale'],
  ['publicationState', 'publication-state'],
]

/** Parameters that do not work beside another. */
export const listParameterQuirks: readonly Quirk[] = [
  ...deviations(
    listPayload,
    PARAMETERS.flatMap(([lost, lostWord]) =>
      PARAMETERS.filter(([beside]) => beside !== lost).map(
        ([beside, besideWord]) =>
          [
            `${lostWord}-beside-${besideWord}`,
            `${lost} is ignored beside ${beside}`,
            { query: ({ query }) => (query[beside] === undefined ? query : without(query, lost)) },
          ] as const,
      ),
    ),
    'content.query.parameters',
  ),
  ...deviations(
    listPayload,
    [
      [
        'later-pages-without-filters',
        'pages after the first one are not filtered',
        { query: ({ query }) => (isLaterPage(query) ? without(query, 'filters') : query) },
      ],
      [
        'later-pages-without-sort',
        'pages after the first one are not sorted',
        { query: ({ query }) => (isLaterPage(query) ? without(query, 'sort') : query) },
      ],
    ],
    'content.query.parameters',
  ),
  ...deviations(
    matches,
    [['total-unfiltered', 'the total is that of the list without its filters', countingAll]],
    'content.query.parameters',
  ),
]

function countingAll({ of }: Matches): Partial<Matches> {
  return {
    of: (list, table, context) => {
      const all = of({ ...list, condition: unfiltered(list, context) }, table, context)
      return { ...of(list, table, context), total: all.total }
    },
  }
}

function without(query: RawQuery, name: string): RawQuery {
  return { ...query, [name]: undefined }
}

function isLaterPage({ pagination }: RawQuery): boolean {
  if (!isRecord(pagination)) return false
  return Number(pagination.page ?? 1) > 1 || Number(pagination.start ?? 0) > 0
}
