import { expect, test } from 'vitest'
import { createReference, parseWorld, type WhyReason } from '../../index.ts'
import { libraryWith } from '../world/library.fixture.ts'

const [BOOKS, AUTHORS] = ['api::book.book.find', 'api::author.author.find']
const reference = await createReference({ world: 'specs/worlds/restaurants' })

/** A reason in one line, with what it is made of; the parts of the query below `filters` are named alone. */
function line({ part, outcome, says, parts = [], related = [] }: WhyReason): string {
  const inside = [
    ...parts.map(line),
    ...related.map(({ name, reasons }) => `${name}: ${reasons.map(line).join(' + ')}`),
  ]
  const where = part.replace('filters', '')
  return `${where} ${outcome}: ${says}${inside.length > 0 ? ` (${inside.join('; ')})` : ''}`
}

const VEGETARIAN = 'filters[categories][slug]=vegetarian'
const NEITHER = 'filters[$not][$or][0][slug]=luna&filters[$not][$or][1][slug]=dune'
const NOT_BOTH = 'filters[$not][$and][0][slug]=luna&filters[$not][$and][1][seats]=40'

test.each<[query: string, name: string, reasons: readonly string[]]>([
  [
    'filters[$and][0][seats][$gte]=10&filters[$and][1][slug]=luna',
    'luna',
    ['[$and][0][seats][$gte] holds: seats is 40', '[$and][1][slug] holds: slug is "luna"'],
  ],
  [
    'filters[$or][0][seats][$gte]=10&filters[$or][1][slug]=luna',
    'luna',
    [
      '[$or] holds: one of them is enough ([$or][0][seats][$gte] holds: seats is 40; [$or][1][slug] holds: slug is "luna")',
    ],
  ],
  [NEITHER, 'luna', ['[$not] fails: what it negates holds ([$not][$or][0][slug] holds: slug is "luna")']],
  [
    NEITHER,
    'harbor',
    [
      '[$not] holds: what it negates does not hold ([$not][$or][0][slug] fails: slug is "harbor"; [$not][$or][1][slug] fails: slug is "harbor")',
    ],
  ],
  [
    NOT_BOTH,
    'luna',
    [
      '[$not] fails: what it negates holds ([$not][$and] holds: all of them hold ([$not][$and][0][slug] holds: slug is "luna"; [$not][$and][1][seats] holds: seats is 40))',
    ],
  ],
  [
    NOT_BOTH,
    'harbor',
    ['[$not] holds: what it negates does not hold ([$not][$and][0][slug] fails: slug is "harbor")'],
  ],
  [
    VEGETARIAN,
    'bamboo',
    [
      '[categories] holds: 1 of 2 in categories meets it (vegetarian: [categories][slug] holds: slug is "vegetarian")',
    ],
  ],
  [
    'filters[$not][categories][slug]=vegetarian',
    'bamboo',
    [
      '[$not] holds: what it negates does not hold ([$not][categories] fails: 1 of 2 in categories fails it (street-food: [$not][categories][slug] fails: slug is "street-food"))',
    ],
  ],
  [
    'filters[chefs][name][$null]=true',
    'harbor',
    ['[chefs] holds: chefs leads to no entry: name has no value'],
  ],
  [
    'filters[$or][0][slug][$nope]=1&filters[$or][1][slug]=luna&filters[$or][2][seats]=1',
    'luna',
    ['[$or][1][slug] holds: slug is "luna"'],
  ],
  [
    'filters[categories][$or][0][label][$nope]=1&filters[categories][$or][1][label]=Coffee',
    'kiosk',
    [
      '[categories] holds: 1 of 1 in categories meets it (coffee: [categories][$or][1][label] holds: label is "Coffee")',
    ],
  ],
  ['filters[seats]=1', 'dune', ['[seats] unknown: seats has no value, so it is unknown whether $eq holds']],
  ['filters[slug]=x', 'luna', ['[slug] fails: slug is "luna"']],
])('%s: the reasons of %s', async (query, name, reasons) => {
  const target = `/api/restaurants?publicationState=preview&${query}`
  const { lists } = await reference.why({ method: 'GET', target, headers: {}, body: null })
  const entry = lists[0]?.entries.find(it => it.name === name)
  expect(entry?.reasons.map(line)).toEqual(reasons)
})

test('the locale of an entry is told where a list is of another', async () => {
  const target = '/api/articles?locale[$ne]=en&publicationState=preview'
  const { lists } = await reference.why({ method: 'GET', target, headers: {}, body: null })
  const reasons = new Set(lists[0]?.entries.flatMap(entry => entry.reasons.map(line)))
  expect([...reasons].toSorted()).toEqual([
    'locale fails: locale is "en"',
    'locale holds: locale is "fr"',
    'locale holds: locale is "tr"',
  ])
})

/** How many related entries are told at most of one entry, of each of those, and so on. */
function toldOf(reasons: readonly WhyReason[]): readonly number[] {
  const related = reasons.flatMap(it => (it.related ? [it.related] : []))
  const below = related.flat().map(entry => toldOf(entry.reasons))
  const deepest = Math.max(0, ...below.map(({ length }) => length))
  return related.length === 0
    ? []
    : [
        Math.max(...related.map(({ length }) => length)),
        ...Array.from({ length: deepest }, (_, level) => Math.max(...below.map(it => it[level] ?? 0))),
      ]
}

test('a group within a group has the clause of the operator that it stands under', async () => {
  const group = 'filters[$not][$or]'
  const target = `/api/restaurants?${group}[0][slug]=luna&${group}[0][seats]=40&${group}[1][slug]=dune`
  const { lists } = await reference.why({ method: 'GET', target, headers: {}, body: null })
  const entry = lists[0]?.entries.find(({ name }) => name === 'anchor')
  const parts = entry?.reasons.flatMap(({ parts: inside = [] }) => inside)
  expect(parts?.map(({ part, clause }) => [part, clause])).toEqual([
    ['filters[$not][$or][0]', 'content.filters.or'],
    ['filters[$not][$or][1][slug]', 'content.filters.eq'],
  ])
})

test('of many related entries the first twenty are told', async () => {
  const books = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    title: `Book ${index}`,
    author: 1,
  }))
  const files = libraryWith(
    { file: 'data.json', at: ['api::book.book'], value: books },
    { file: 'data.json', at: ['api::author.author'], value: [{ id: 1, name: 'Jane' }] },
    { file: 'options.json', at: ['permissions', 'public'], value: [BOOKS, AUTHORS] },
  )
  const library = await createReference({ world: parseWorld('library', files) })
  const target = '/api/authors?filters[books][title][$ne]=x'
  const { lists } = await library.why({ method: 'GET', target, headers: {}, body: null })
  const [reason] = lists[0]?.entries[0]?.reasons ?? []
  expect([reason?.says, reason?.related?.length]).toEqual(['25 of 25 in books meet it', 20])
})

test('the further relations lead, the fewer related entries are told, and how many they are is said anyway', async () => {
  const way = '[categories][restaurants][categories][restaurants]'
  const target = `/api/restaurants?filters${way}[slug][$ne]=nobody`
  const { lists } = await reference.why({ method: 'GET', target, headers: {}, body: null })
  const entry = lists[0]?.entries.find(({ name }) => name === 'luna')
  expect(toldOf(entry?.reasons ?? [])).toEqual([2, 4, 2, 1])
  expect(JSON.stringify(entry)).toContain('5 of 5 in restaurants meet it')
})
