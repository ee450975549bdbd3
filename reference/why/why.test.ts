import { describe, expect, test } from 'vitest'
import { createReference, type Why, type WhyEntry, type WhyReason } from '../index.ts'

const reference = await createReference({ world: 'specs/worlds/restaurants' })

const get = (target: string) => ({ method: 'GET', target, headers: {}, body: null })

async function entryOf(target: string, name: string): Promise<WhyEntry | undefined> {
  const { lists } = await reference.why(get(target))
  return lists[0]?.entries.find(entry => entry.name === name)
}

/** A reason in one line, with what it is made of. */
function line({ part, outcome, says, parts = [], related = [] }: WhyReason): string {
  const inside = [
    ...parts.map(line),
    ...related.map(({ name, reasons }) => `${name}: ${reasons.map(line).join(' + ')}`),
  ]
  return `${part} ${outcome}: ${says}${inside.length > 0 ? ` (${inside.join('; ')})` : ''}`
}

type Row = readonly [query: string, name: string, standing: WhyEntry['standing'], reasons: readonly string[]]

const ROWS: readonly Row[] = [
  ['filters[seats][$lt]=40', 'luna', 'out', ['filters[seats][$lt] fails: seats is 40']],
  [
    'filters[seats][$not][$lt]=40',
    'dune',
    'out',
    [
      'filters[seats][$not] unknown: what it negates is unknown, and so is its opposite (filters[seats][$not][$lt] unknown: seats has no value, so it is unknown whether $lt holds)',
    ],
  ],
  [
    'filters[$or][0][seats][$lt]=10&filters[$or][1][slug]=luna',
    'harbor',
    'out',
    [
      'filters[$or] fails: none of them holds (filters[$or][0][seats][$lt] fails: seats is 40; filters[$or][1][slug] fails: slug is "harbor")',
    ],
  ],
  [
    'sort=slug&pagination[pageSize]=2',
    'luna',
    'other-page',
    ['publicationState holds: publishedAt is "2024-02-01T10:00:00.000Z"'],
  ],
]

describe('an entry', () => {
  test.each(ROWS)('of %s: %s is %s', async (query, name, standing, reasons) => {
    const entry = await entryOf(`/api/restaurants?${query}`, name)
    expect({ standing: entry?.standing, reasons: entry?.reasons.map(line) }).toEqual({ standing, reasons })
  })
})

test('the answer is the one that the same request has', async () => {
  const request = get('/api/restaurants?populate=*&sort=name&filters[categories][label][$contains]=a')
  const [{ answer }, { status, headers, body }] = [
    await reference.why(request),
    await reference.handle(request),
  ]
  expect(answer).toEqual({ status, headers, body })
})

test('it passes through JSON as it is', async () => {
  const why: Why = await reference.why(get('/api/restaurants?populate=*&filters[seats][$null]=true'))
  expect(JSON.parse(JSON.stringify(why))).toEqual(why)
})

test('what writes is asked of a copy', async () => {
  const body = new TextEncoder().encode('{"data":{"label":"new"}}')
  const request = {
    method: 'POST',
    target: '/api/categories',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer full-access-key-of-the-restaurants',
    },
    body,
  }
  const before = await reference.handle(get('/api/categories'))
  const { answer, ofCopy } = await reference.why(request)
  expect([answer.status, ofCopy]).toEqual([200, true])
  expect(await reference.handle(get('/api/categories'))).toEqual(before)
})
