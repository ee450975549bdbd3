import { describe, expect, test } from 'vitest'
import { createReference, type WhyEntry, type WhyReason } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { CONTENT_KEY, NOW } from '../gazette.fixture.ts'

const gazette = await createReference({ world: 'specs/worlds/gazette', clock: settableClock(NOW) })

async function listOf(query: string) {
  const target = `/platform/api/content/posts/?${query.replaceAll('+', '%2B')}&key=${CONTENT_KEY}`
  const { lists } = await gazette.why({ method: 'GET', target, headers: {}, body: null })
  return lists[0]
}

/** A reason in one line, with what it is made of. */
function line({ part, outcome, says, parts = [] }: WhyReason): string {
  const inside = parts.length > 0 ? ` (${parts.map(line).join('; ')})` : ''
  return `${part} ${outcome}: ${says}${inside}`
}

const TOLD = 'the content API does not show it: type is post, status is draft, visibility is public'

describe('why a post is in a list, or is not', () => {
  test.each<[query: string, post: string, standing: WhyEntry['standing'], reasons: readonly string[]]>([
    [
      'filter=tag:city',
      'bridge-opens',
      'shown',
      ['filter=tag:city holds: tag is ["city","hash-front-page"]'],
    ],
    ['filter=tag:city', 'cup-final', 'out', ['filter=tag:city fails: tag is ["sport"]']],
    ['filter=tag:city', 'unfinished', 'out', [` fails: ${TOLD}`]],
    [
      'filter=tag:city+slug:-[about,xx]',
      'bridge-opens',
      'shown',
      [
        'filter=tag:city holds: tag is ["city","hash-front-page"]',
        'filter=slug:-[about,xx] holds: slug is "bridge-opens"',
      ],
    ],
    ['filter=tag:city+slug:-[about,xx]', 'cup-final', 'out', ['filter=tag:city fails: tag is ["sport"]']],
    [
      'filter=tag:sport,featured:true',
      'bridge-opens',
      'shown',
      ['filter=featured:true holds: featured is true'],
    ],
    [
      'filter=custom_excerpt:-null',
      'cup-final',
      'out',
      ['filter=custom_excerpt:-null fails: custom_excerpt is nothing'],
    ],
    [
      'filter=(featured:true+slug:bridge-opens),slug:xx',
      'bridge-opens',
      'shown',
      [
        'filter=(featured:true+slug:bridge-opens),slug:xx holds: one of them is enough (filter=featured:true holds: featured is true; filter=slug:bridge-opens holds: slug is "bridge-opens")',
      ],
    ],
    [
      'filter=featured:true,slug:xx',
      'cup-final',
      'out',
      [
        'filter=featured:true,slug:xx fails: none of them holds (filter=featured:true fails: featured is false; filter=slug:xx fails: slug is "cup-final")',
      ],
    ],
    ['filter=status:draft+status:published', 'cup-final', 'shown', []],
    ['limit=1&page=2&order=slug%20asc', 'bridge-opens', 'other-page', []],
  ])('%s: %s is %s', async (query, post, standing, reasons) => {
    const entry = (await listOf(query))?.entries.find(({ name }) => name === post)
    expect({ standing: entry?.standing, reasons: entry?.reasons.map(line) }).toEqual({ standing, reasons })
  })
})

test('a condition is told with what is compared', async () => {
  const list = await listOf('filter=slug:-[about,xx]')
  const entry = list?.entries.find(({ name }) => name === 'cup-final')
  expect(entry?.reasons[0]?.comparison).toEqual({
    attribute: 'slug',
    operator: 'not in',
    operand: ['about', 'xx'],
    stored: 'cup-final',
  })
})

test('rows have their places in the order that was asked for', async () => {
  const list = await listOf('limit=1&page=2&order=slug%20asc,nope%20asc,posts.title%20desc')
  expect(list).toMatchObject({
    total: 5,
    stored: 7,
    leftOff: 0,
    order: {
      keys: [
        { path: 'slug', direction: 'asc' },
        { path: 'title', direction: 'desc' },
      ],
      isOpen: false,
    },
  })
  const told = list?.entries.slice(0, 2).map(({ name, place, sortedBy }) => [name, place, ...sortedBy])
  expect(told).toEqual([
    ['cup-final', 2, 'cup-final', 'Cup final'],
    ['bridge-opens', 1, 'bridge-opens', 'Bridge opens'],
  ])
  expect((await listOf('limit=1'))?.order).toMatchObject({ keys: [], isOpen: true })
})

test.each([
  ['limit=2&page=3', ['limit 2 request', 'page 3 request']],
  ['limit=0', ['limit 15 limit of "0"', 'page 1 default']],
  ['limit=all', ['limit "all" request', 'page 1 default']],
])('what cuts the list of %s', async (query, settings) => {
  const told = (await listOf(query))?.settings.map(
    ({ parameter, value, by, asked }) =>
      `${parameter} ${JSON.stringify(value)} ${by}${asked === undefined ? '' : ` of ${JSON.stringify(asked)}`}`,
  )
  expect(told).toEqual(settings)
})

test('of many rows so many are told as are wanted, those that are shown first', async () => {
  const target = `/platform/api/content/posts/?order=slug%20asc&limit=1&page=2&key=${CONTENT_KEY}`
  const request = { method: 'GET', target, headers: {}, body: null }
  const { lists } = await gazette.why(request, { most: 2 })
  expect(lists[0]).toMatchObject({
    stored: 7,
    leftOff: 5,
    entries: [{ name: 'cup-final' }, { name: 'bridge-opens' }],
  })
  expect(lists[0]?.entries).toHaveLength(2)
})
