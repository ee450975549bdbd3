import { invalidParameter, validationError } from '../../content/errors.ts'
import { pageBeyond, paginationMixing, paginationModes } from '../../content/query/pagination/modes.ts'
import { outsideNames, type PaginationNames, paginationNames } from '../../content/query/pagination/names.ts'
import { greatestNumber, leastNumber, noNumber, numberForms } from '../../content/query/pagination/numbers.ts'
import { paginationParameters } from '../../content/query/pagination/parameter.ts'
import { withCount, withCountWords } from '../../content/query/pagination/with-count.ts'
import { unitOf } from '../change-unit.ts'
import { breakingToo, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { pageFractions } from './page-fractions.ts'

const page = unitOf(paginationParameters, 'content.pagination.page')
const pageSize = unitOf(paginationParameters, 'content.pagination.page-size')
const start = unitOf(paginationParameters, 'content.pagination.start')
const limit = unitOf(paginationParameters, 'content.pagination.limit')
const byPage = unitOf(paginationModes, 'content.pagination.by-page')
const byOffset = unitOf(paginationModes, 'content.pagination.by-offset')

/** Which part of a list is returned, and what is said of it. */
export const paginationQuirks: readonly Quirk[] = [
  ...deviations(page, [
    [
      'from-zero',
      'pages are counted from 0',
      ({ read }) => ({ read: (raw, reading) => read(raw, reading) + (raw === undefined ? 0 : 1) }),
    ],
    ['ignored', 'the page is always the first', { read: () => 1 }],
  ]),
  // strapi/strapi PR 27132: `page` alone returned one row.
  ...deviations(
    byPage,
    [
      [
        'alone-one-row',
        'a page without a size has one entry',
        mode => ({
          page: (number, size, given) =>
            mode.page(number, 'page' in given && !('pageSize' in given) ? 1 : size, given),
        }),
      ],
    ],
    page.clause,
  ),
  ...[byPage, byOffset].flatMap(mode =>
    deviations(mode, [
      [
        'whole-list',
        `by ${mode.name}, every page has all entries`,
        ({ page }) => ({
          page: (...numbers) => ({ ...page(...numbers), start: 0, limit: Number.POSITIVE_INFINITY }),
        }),
      ],
    ]),
  ),
  ...deviations(pageSize, [
    [
      'ignored',
      'a page has the default size',
      ({ read }) => ({ read: (_raw, reading) => read(undefined, reading) }),
    ],
  ]),
  ...deviations(
    pageSize,
    [
      [
        'default-ignored',
        'the default size of a page is 25, whatever is configured',
        ({ read }) => ({ read: (raw, reading) => (raw === undefined ? 25 : read(raw, reading)) }),
      ],
    ],
    'content.pagination.page-size-configured',
  ),
  ...deviations(
    limit,
    [
      [
        'default-ignored',
        'the default limit is 25, whatever is configured',
        ({ read }) => ({ read: (raw, reading) => (raw === undefined ? 25 : read(raw, reading)) }),
      ],
      [
        'default-is-maximum',
        'the default limit is the configured maximum',
        ({ read }) => ({
          read: (raw, reading) => (raw === undefined ? (reading.limits.maxLimit ?? 25) : read(raw, reading)),
        }),
      ],
    ],
    'content.pagination.configured',
  ),
  ...deviations(start, [
    [
      'from-one',
      'the first entry is counted as 1',
      ({ read }) => ({ read: (raw, reading) => Math.max(0, read(raw, reading) - 1) }),
    ],
    ['ignored', 'a list always starts with its first entry', { read: () => 0 }],
  ]),
  ...deviations(limit, [
    [
      'ignored',
      'the limit is the default one',
      ({ read }) => ({ read: (_raw, reading) => read(undefined, reading) }),
    ],
  ]),
  // strapi/strapi 11473: `limit=-1` returned one row.
  ...deviations(
    limit,
    [
      [
        'minus-one-is-one',
        'a limit of -1 returns one entry',
        ({ read }) => ({ read: (raw, reading) => (raw === '-1' ? 1 : read(raw, reading)) }),
      ],
    ],
    greatestNumber.clause,
  ),
  // strapi/strapi 22483: a pageSize above the maximum leaves out entries from the second page on.
  ...deviations(
    byPage,
    [
      [
        'skips-rows',
        'the start of a page is reckoned with the size that was asked for, and its end with the maximum',
        mode => ({
          page: (number, size, given) => ({
            ...mode.page(number, size, given),
            start: (number - 1) * (Number(given.pageSize) || size),
          }),
        }),
      ],
    ],
    greatestNumber.clause,
  ),
  ...deviations(byPage, [
    [
      'count-rounded-down',
      'the number of pages is rounded down',
      mode => ({
        page: (number, size, given) => {
          const part = mode.page(number, size, given)
          const meta = (total: number) => ({ ...part.meta(total), pageCount: Math.floor(total / size) })
          return { ...part, meta: total => (total === null ? part.meta(null) : meta(total)) }
        },
      }),
    ],
    [
      'total-of-page',
      'the total is that of the page',
      mode => ({
        page: (number, size, given) => {
          const part = mode.page(number, size, given)
          return { ...part, meta: total => part.meta(total === null ? null : Math.min(total, size)) }
        },
      }),
    ],
  ]),
  // As the GraphQL interface tells it.
  ...deviations(byOffset, [
    [
      'as-page',
      'the meta of an offset is told as a page',
      mode => ({
        page: (first, count, given) => ({
          ...mode.page(first, count, given),
          meta: total => ({
            page: Math.floor(first / count) + 1,
            pageSize: count,
            ...(total !== null && { pageCount: Math.ceil(total / count), total }),
          }),
        }),
      }),
    ],
  ]),
  ...deviations(paginationMixing, [
    [
      'page-wins',
      'of parameters of both methods those of the page win',
      ({ choose }) => ({ choose: named => named[0] ?? choose(named) }),
    ],
  ]),
  ...deviations(numberForms, [
    [
      'digits-only',
      'a number is written with digits alone',
      { read: raw => (/^-?[1-9]\d*$|^0?$/.test(String(raw)) ? Number(raw) : Number.NaN) },
    ],
  ]),
  ...deviations(noNumber, [['as-one', 'what is no whole number counts as 1', { instead: () => 1 }]]),
  pageFractions,
  ...deviations(leastNumber, [['refused', 'a number that is too small is refused', { raise: refuseLess }]]),
  ...deviations(
    greatestNumber,
    [
      ['maximum-ignored', 'a limit may be greater than the configured maximum', { lower: wanted => wanted }],
      [
        'one-too-many',
        'a limit may be greater than the configured maximum by one',
        { lower: (wanted, { maxLimit }) => (maxLimit === null ? wanted : Math.min(wanted, maxLimit + 1)) },
      ],
      [
        'maximum-is-default',
        'no limit may be greater than the configured default',
        { lower: (wanted, { defaultLimit }) => Math.min(wanted, defaultLimit) },
      ],
    ],
    'content.pagination.configured',
  ),
  ...deviations(
    greatestNumber,
    [
      [
        'hundred',
        'without a configured maximum it is 100',
        { lower: (wanted, { maxLimit }) => Math.min(wanted, maxLimit ?? 100) },
      ],
    ],
    'content.pagination.no-maximum',
  ),
  // strapi/strapi 19004 and 18908: who sets `maxLimit` to -1 to have none cannot page at all.
  ...breakingToo(
    'content.pagination.page-size',
    deviations(
      greatestNumber,
      [
        [
          'refuses-pages',
          'without a configured maximum pages are refused and limits have no effect',
          ({ lower }) => ({
            lower: (wanted, limits) => {
              if (limits.maxLimit !== null) return lower(wanted, limits)
              throw validationError('pageSize must be less than or equal to -1')
            },
          }),
        ],
      ],
      'content.pagination.no-maximum',
    ),
  ),
  ...deviations(withCount, [
    ['ignored', 'entries are always counted', { isCounted: () => true }],
    [
      'never-by-default',
      'entries are counted only when the request asks for it',
      { isCounted: asked => asked ?? false },
    ],
  ]),
  ...deviations(
    withCount,
    [
      [
        'ignored',
        'the configuration does not say whether entries are counted',
        { isCounted: asked => asked ?? true },
      ],
    ],
    'content.pagination.with-count-configured',
  ),
  ...deviations(withCountWords, [
    ['any-word', 'any word but `false` means that entries are counted', { read: raw => raw !== 'false' }],
  ]),
  ...deviations(outsideNames, [
    ['ignored', 'page, pageSize, start and limit outside of pagination are ignored', { check: () => {} }],
  ]),
  ...deviations(paginationNames, [
    [
      'refused',
      'unknown names inside pagination are refused',
      ({ read }) => ({ read: raw => refuseUnknown(read(raw)) }),
    ],
  ]),
  ...deviations(pageBeyond, [
    [
      'last',
      'behind the last page comes the last page again',
      { start: ({ limit: size }, total) => Math.max(0, Math.ceil(total / size) - 1) * size },
    ],
  ]),
]

function refuseLess(least: number, wanted: number): number {
  if (wanted >= least) return wanted
  throw validationError(`Invalid pagination: expected at least ${least}, found ${wanted}`)
}

const NAMES: ReadonlySet<string> = new Set(['page', 'pageSize', 'start', 'limit', 'withCount'])

function refuseUnknown(names: ReturnType<PaginationNames['read']>): ReturnType<PaginationNames['read']> {
  const stranger = Object.keys(names).find(name => !NAMES.has(name))
  if (stranger === undefined) return names
  throw invalidParameter(stranger)
}
