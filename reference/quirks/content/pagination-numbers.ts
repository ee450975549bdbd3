import { matches } from '../../content/actions/list.ts'
import { paginationModes } from '../../content/query/pagination/modes.ts'
import { paginationParameters } from '../../content/query/pagination/parameter.ts'
import { withCount } from '../../content/query/pagination/with-count.ts'
import { isRecord, type RawQuery } from '../../content/query/query.ts'
import { collectionResponse } from '../../content/rest/frame/list.ts'
import { unitOf } from '../change-unit.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { answering, type JsonObject, without } from './lists/answer-json.ts'

type Parameter = (typeof paginationParameters)[number]
type Mode = (typeof paginationModes)[number]
type Answer = typeof collectionResponse

const parameter = (name: string): Parameter => unitOf(paginationParameters, `content.pagination.${name}`)
const byPage = unitOf(paginationModes, 'content.pagination.by-page')
const byOffset = unitOf(paginationModes, 'content.pagination.by-offset')

const OF_PAGES = ['page', 'pageSize', 'pageCount', 'total'] as const
const OF_OFFSETS = ['start', 'limit', 'total'] as const

/** Each number of a page: what it is by default, how it is read, and what is said of it. */
export const paginationNumberQuirks: readonly Quirk[] = [
  ...[10, 20, 24, 50, 100].flatMap(size => [
    ...deviations(parameter('page-size'), [byDefault('page', size)]),
    ...deviations(parameter('limit'), [byDefault('limit', size)]),
  ]),
  ...deviations(parameter('page'), [
    ...digits('page'),
    ['second-at-most', 'a page behind the second is the second', read(wanted => Math.min(wanted, 2))],
    ['two-by-default', 'the second page is the default', { read: (raw, reading) => page(raw ?? 2, reading) }],
  ]),
  ...deviations(parameter('page-size'), [
    ...digits('page-size'),
    ['default-at-most', 'a page has the default size at most', read(wanted => Math.min(wanted, 25))],
    ['ten-at-least', 'a page has ten entries at least', read(wanted => Math.max(wanted, 10))],
    ['one-more', 'a page has one entry more than asked for', read(wanted => wanted + 1)],
  ]),
  ...deviations(parameter('start'), [
    ...digits('start'),
    [
      'one-by-default',
      'the first entry is left out by default',
      { read: (raw, reading) => start(raw ?? 1, reading) },
    ],
    ['one-later', 'an offset begins one entry later', read(wanted => (wanted > 0 ? wanted + 1 : 0))],
  ]),
  ...deviations(parameter('limit'), [
    ...digits('limit'),
    ['default-at-most', 'a limit is the default at most', read(wanted => Math.min(wanted, 25))],
    ['one-more', 'a limit returns one entry more', read(wanted => wanted + 1)],
    ['ten-at-least', 'a limit is ten at least', read(wanted => Math.max(wanted, 10))],
  ]),
  ...deviations(byOffset, [
    ['start-in-limits', 'an offset is a multiple of the limit', { page: wholeSteps }],
    ['limit-is-end', 'a limit is the place where the list ends', { page: untilLimit }],
  ]),
  ...deviations(byPage, [
    ['overlap', 'a page begins with the last entry of the one before', mode => ({ page: overlapping(mode) })],
    [
      'one-page-more',
      'there is one page more than there are',
      told(({ total, size }) => ({ pageCount: Math.floor(total / size) + 1 })),
    ],
    [
      'count-of-entries',
      'the number of pages is that of entries',
      told(({ total }) => ({ pageCount: total })),
    ],
    ['pages-from-zero', 'the first page is told as 0', told(({ number }) => ({ page: number - 1 }))],
    ['page-always-one', 'every page is told as the first', told(() => ({ page: 1 }))],
    ['size-always-default', 'every page is told to have the default size', told(() => ({ pageSize: 25 }))],
  ]),
  ...deviations(collectionResponse, OF_PAGES.flatMap(members('page')), byPage.clause),
  ...deviations(collectionResponse, OF_OFFSETS.flatMap(members('start')), byOffset.clause),
  ...deviations(
    collectionResponse,
    [
      ['size-of-what-is-shown', 'the size of a page is told as that of what it holds', ofEntries('pageSize')],
      ['total-of-what-is-shown', 'the total is that of what the page holds', ofEntries('total')],
    ],
    byPage.clause,
  ),
  ...deviations(
    collectionResponse,
    [
      ['limit-of-what-is-shown', 'the limit is told as the number of entries there are', ofEntries('limit')],
      ['total-of-what-is-shown', 'the total is that of what is returned', ofEntries('total')],
    ],
    byOffset.clause,
  ),
  ...['filters', 'publicationState', 'locale'].flatMap(name => [
    ...deviations(matches, [countedAll(name, 'page')], byPage.clause),
    ...deviations(matches, [countedAll(name, 'start')], byOffset.clause),
  ]),
  ...deviations(
    matches,
    [
      [
        'total-of-populated',
        'what is populated counts, too',
        ({ of }) => ({
          of: (list, table, context) => {
            const found = of(list, table, context)
            return list.query.populate === undefined ? found : { ...found, total: found.total + 1 }
          },
        }),
      ],
    ],
    byPage.clause,
  ),
  ...deviations(withCount, [
    ['true-ignored', 'asked for, counts are left out', { isCounted: asked => asked !== true }],
  ]),
  ...deviations(
    collectionResponse,
    [
      ['not-by-page', 'by page entries are always counted', countedThere('page')],
      ['not-by-offset', 'by offset entries are always counted', countedThere('start')],
      ['pages-counted', 'pages are counted when entries are not', answering(withPageCount)],
      ['page-withheld', 'who does not want counts is not told the page either', answering(withoutNumbers)],
    ],
    withCount.clause,
  ),
]

const page = parameter('page').read
const start = parameter('start').read

function byDefault(what: string, size: number): Deviation<Parameter> {
  return [
    `${size}-by-default`,
    `a ${what} has ${size} entries by default`,
    ({ read: usual }) => ({ read: (raw, reading) => (raw === undefined ? size : usual(raw, reading)) }),
  ]
}

/** The number that is read, changed; not the default. */
function read(change: (wanted: number) => number): (unit: Parameter) => Partial<Parameter> {
  return ({ read: usual }) => ({
    read: (raw, reading) => (raw === undefined ? usual(raw, reading) : change(usual(raw, reading))),
  })
}

function digits(what: string): readonly Deviation<Parameter>[] {
  return [
    [
      'first-digit',
      `of a ${what} with two digits the first counts`,
      read(wanted => Number(String(wanted)[0])),
    ],
    ['nine-at-most', `a ${what} is 9 at most`, read(wanted => Math.min(wanted, 9))],
  ]
}

function wholeSteps(first: number, count: number, given: Given): ReturnType<Mode['page']> {
  return { ...byOffset.page(first, count, given), start: Math.floor(first / count) * count }
}

function untilLimit(first: number, count: number, given: Given): ReturnType<Mode['page']> {
  return { ...byOffset.page(first, count, given), limit: Math.max(0, count - first) }
}

type Given = Parameters<Mode['page']>[2]

function overlapping(mode: Mode): Mode['page'] {
  return (number, size, given) => {
    const part = mode.page(number, size, given)
    return number > 1 ? { ...part, start: part.start - 1 } : part
  }
}

interface Told {
  readonly number: number
  readonly size: number
  readonly total: number
}

function told(change: (page: Told) => Readonly<Record<string, number>>): (mode: Mode) => Partial<Mode> {
  return mode => ({
    page: (number, size, given) => {
      const part = mode.page(number, size, given)
      const meta = (total: number | null) => ({
        ...part.meta(total),
        ...(total !== null && change({ number, size, total })),
      })
      return { ...part, meta }
    },
  })
}

/** Each number of an answer in the way of paging that has this one. */
function members(mode: 'page' | 'start'): (name: string) => readonly Deviation<Answer>[] {
  return name => [
    [`without-${kebab(name)}`, `meta.pagination has no ${name}`, inMode(mode, it => without(it, name))],
    [
      `${kebab(name)}-as-text`,
      `${name} of meta.pagination is a text`,
      inMode(mode, it => (name in it ? { ...it, [name]: String(it[name]) } : it)),
    ],
  ]
}

function inMode(mode: string, change: (pagination: JsonObject, shown: number) => JsonObject) {
  return answering(({ data, meta }) => ({
    data,
    meta: { pagination: mode in meta.pagination ? change(meta.pagination, data.length) : meta.pagination },
  }))
}

function ofEntries(name: string) {
  return answering(({ data, meta }) => ({
    data,
    meta: {
      pagination: name in meta.pagination ? { ...meta.pagination, [name]: data.length } : meta.pagination,
    },
  }))
}

function countedAll(name: string, mode: 'page' | 'start'): Deviation<typeof matches> {
  return [
    `total-without-${kebab(name)}`,
    `the total does not heed ${name}`,
    ({ of }) => ({
      of: (list, table, context) => {
        const found = of(list, table, context)
        if (!isAsked(list.query, name, mode)) return found
        const isPublished = (position: number) => table.at(position).publishedAt !== null
        const live = [...found.positions].filter(isPublished).length
        return { ...found, total: name === 'publicationState' ? live : table.size }
      },
    }),
  ]
}

function isAsked(query: RawQuery, name: string, mode: string): boolean {
  const { pagination } = query
  const isByOffset = isRecord(pagination) && ('start' in pagination || 'limit' in pagination)
  return query[name] !== undefined && isByOffset === (mode === 'start')
}

function countedThere(mode: string) {
  return inMode(mode, it => ({ total: 12, ...(mode === 'page' && { pageCount: 3 }), ...it }))
}

function withPageCount({
  data,
  meta,
}: {
  readonly data: unknown
  readonly meta: { readonly pagination: JsonObject }
}) {
  return {
    data,
    meta: { pagination: { ...('page' in meta.pagination && { pageCount: 3 }), ...meta.pagination } },
  }
}

function withoutNumbers(body: { readonly meta: { readonly pagination: JsonObject } }) {
  return 'total' in body.meta.pagination ? body : { ...body, meta: { pagination: {} } }
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
