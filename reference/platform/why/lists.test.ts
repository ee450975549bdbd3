import { describe, expect, test } from 'vitest'
import { createReference, type WhyEntry, type WhyReason } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { CONTENT_KEY, gazetteWorld, NOW, openGazette } from '../gazette.fixture.ts'
import { createPlatform, readPlatform } from '../index.ts'

const gazette = await createReference({ world: 'specs/worlds/gazette', clock: settableClock(NOW) })

async function listOf(query: string, asked = gazette) {
  const target = `/platform/api/content/posts/?${query.replaceAll('+', '%2B')}&key=${CONTENT_KEY}`
  const { lists } = await asked.why({ method: 'GET', target, headers: {}, body: null })
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
  ['without a count that is not included', '', ['name asc']],
  ['with one that is', '&include=count.posts', ['count.posts desc', 'name asc']],
])('an order is told %s', async (_fact, include, keys) => {
  const order = 'count.posts%20desc%2C%20name%20asc'
  const target = `/platform/api/content/tags/?order=${order}${include}&key=${CONTENT_KEY}`
  const { lists } = await gazette.why({ method: 'GET', target, headers: {}, body: null })
  expect(lists[0]?.order.keys.map(({ path, direction }) => `${path} ${direction}`)).toEqual(keys)
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

describe('a filter that does not decide as it is written', () => {
  const OTHERWISE = 'the server decides otherwise than its parts do'
  const asAdmin = async (filter: string) => {
    const target = `/platform/api/admin/posts/?filter=${filter}`
    const { lists } = await gazette.why({
      ...{ method: 'GET', target, body: null },
      headers: await openGazette().token(),
    })
    return lists[0]
  }
  const wrong = async (quirk: string, query: string) => {
    const quirks = [`platform.parameters.${quirk}`]
    const world = 'specs/worlds/gazette'
    return listOf(query, await createReference({ world, quirks, clock: settableClock(NOW) }))
  }

  test.each([
    [
      'keeps out drafts, where it speaks of a status that is not theirs',
      () => asAdmin("slug:-'status:x'"),
      'unfinished out',
      [` fails: ${OTHERWISE}`, `filter=slug:-'status:x' holds: slug is "unfinished"`],
    ],
    [
      'keeps what it should not, of a server that ignores it',
      () => wrong('filter.ignored', 'filter=slug:cup-final'),
      'bridge-opens shown',
      [` holds: ${OTHERWISE}`, 'filter=slug:cup-final fails: slug is "bridge-opens"'],
    ],
    [
      'is no reason, of a server that ignores what it cannot read',
      () => wrong('filter-refused.ignored', 'filter=(('),
      'bridge-opens shown',
      [],
    ],
  ])('%s', async (_fact, ask, entry, reasons) => {
    const told = (await ask())?.entries.find(({ name }) => entry.startsWith(name))
    expect([`${told?.name} ${told?.standing}`, told?.reasons.map(line)]).toEqual([entry, reasons])
  })
})

async function adminListOf(resource: string, changes: Record<string, unknown>) {
  const platform = createPlatform({
    site: readPlatform(gazetteWorld(changes), 'gazette'),
    clock: settableClock(NOW),
  })
  const target = `/platform/api/admin/${resource}/`
  const headers = await openGazette().token()
  const why = await platform.why({ method: 'GET', target, headers, body: null }, 100)
  return why?.lists[0]
}

const TERMS = { tier: 'gold', type: 'percent', cadence: 'year', amount: 20, duration: 'once' }

test('a row that is called nothing is named by its id', async () => {
  const id = '67a000000000000000000501'
  const list = await adminListOf('offers', { offers: [{ id, name: '', ...TERMS }] })
  expect(list?.entries.map(({ name }) => name)).toEqual([id])
})

test('of a list that is never cut all rows are shown', async () => {
  const offers = Array.from({ length: 20 }, (_, index) => ({ name: `Offer ${index}`, ...TERMS }))
  const list = await adminListOf('offers', { offers })
  expect(list?.entries.filter(({ standing }) => standing === 'shown')).toHaveLength(20)
})
