import { expect, test } from 'vitest'
import { createReference, type WhyReason } from '../../index.ts'

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
  ['filters[seats]=1', 'dune', ['[seats] unknown: seats has no value, so it is unknown whether $eq holds']],
  ['filters[slug]=x', 'luna', ['[slug] fails: slug is "luna"']],
])('%s: the reasons of %s', async (query, name, reasons) => {
  const target = `/api/restaurants?publicationState=preview&${query}`
  const { lists } = await reference.why({ method: 'GET', target, headers: {}, body: null })
  const entry = lists[0]?.entries.find(it => it.name === name)
  expect(entry?.reasons.map(line)).toEqual(reasons)
})
