import { describe, expect, test } from 'vitest'
import { createReference, type Why, type WhyEntry, type WhyReason } from '../index.ts'
import { NOW, openGazette } from '../platform/gazette.fixture.ts'
import { settableClock } from '../world/clock.ts'

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

describe('GraphQL', () => {
  const ask = (query: string) =>
    reference.why({
      method: 'POST',
      target: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify({ query })),
    })

  test('has a list for each field, under the name that the answer has it', async () => {
    const { lists, ofCopy } = await ask(
      '{ few: restaurants(filters: {seats: {lt: 10}}) { data { id } } categories(pagination: {limit: 1}) { data { id } } }',
    )
    const told = lists.map(({ path, name, total, entries }) => [
      path,
      name,
      total,
      entries.filter(({ standing }) => standing === 'shown').length,
    ])
    expect({ told, ofCopy }).toEqual({
      told: [
        ['few', 'restaurants', 3, 3],
        ['categories', 'categories', expect.any(Number), 1],
      ],
      ofCopy: false,
    })
  })

  test('has a list for each relation of an entry, by its way over entries', async () => {
    const { nested } = await ask(
      '{ few: restaurants(filters: {slug: {eq: "bamboo"}}) { data { attributes { kinds: categories(filters: {slug: {contains: "food"}}) { data { attributes { restaurants(pagination: {limit: 1}) { data { id } } } } } } } } }',
    )
    const told = nested.map(({ path, total, stored, entries }) => ({
      path,
      counts: [total, stored],
      out: entries
        .filter(({ standing }) => standing === 'out')
        .map(({ name, reasons }) => `${name}: ${reasons.map(line).join(' + ')}`),
    }))
    expect(told).toEqual([
      {
        path: 'few[bamboo].kinds',
        counts: [1, 2],
        out: ['vegetarian: filters[slug][$contains] fails: slug is "vegetarian"'],
      },
      {
        path: 'few[bamboo].kinds[street-food].restaurants',
        counts: [expect.any(Number), expect.any(Number)],
        out: [],
      },
    ])
    expect(nested.map(({ settings }) => settings.map(({ parameter, by }) => `${parameter} ${by}`))).toEqual([
      ['pagination[start] default', 'pagination[limit] default', 'publicationState default'],
      ['pagination[start] default', 'pagination[limit] request', 'publicationState default'],
    ])
  })

  test('has the permission that was missing, and the words of the error', async () => {
    const { refusal, permissions } = await ask('{ safes { data { id } } }')
    expect(refusal?.says).toBe('Forbidden access')
    expect(permissions).toEqual([
      { action: 'api::safe.safe.find', granted: false, clause: 'content.graphql.auth.scope' },
    ])
  })

  test('of a mutation is asked of a copy', async () => {
    const { ofCopy } = await ask('mutation { createCategory(data: {label: "new"}) { data { id } } }')
    expect(ofCopy).toBe(true)
  })
})

describe('an admin list of the platform', async () => {
  const gazette = await createReference({ world: 'specs/worlds/gazette', clock: settableClock(NOW) })
  const headers = await openGazette().token()
  const ask = (list: string) => gazette.why({ ...get(`/platform/api/admin/${list}`), headers })

  const LISTS: readonly (readonly [list: string, shown: readonly string[], out: readonly string[]])[] = [
    ['posts/?filter=featured:true', ['bridge-opens'], ['filter=featured:true fails: featured is false']],
    ['pages/?filter=slug:about', ['about'], ['filter=slug:about fails: slug is "jobs"']],
    [
      'tags/?filter=visibility:internal',
      ['hash-front-page'],
      ['filter=visibility:internal fails: visibility is "public"'],
    ],
    ['users/?filter=slug:ada', ['ada'], ['filter=slug:ada fails: slug is "olga"']],
    [
      'members/?filter=status:comped',
      ['gold@readers.example'],
      ['filter=status:comped fails: status is "free"'],
    ],
    ['labels/?filter=name:other', [], ['filter=name:other fails: name is "vip"']],
    [
      'newsletters/?filter=status:archived',
      ['old-letter'],
      ['filter=status:archived fails: status is "active"'],
    ],
    ['tiers/?filter=type:paid&limit=1', ['gold'], ['filter=type:paid fails: type is "free"']],
    ['offers/?filter=status:archived', [], ['filter=status:archived fails: status is "active"']],
  ]

  test.each(LISTS)('tells of each row of %s', async (list, shown, out) => {
    const [resource = ''] = list.split('/')
    const [told] = (await ask(list)).lists
    const of = (standing: WhyEntry['standing']) =>
      (told?.entries ?? []).filter(entry => entry.standing === standing)
    expect({ resource: told?.name, shown: of('shown').map(({ name }) => name) }).toEqual({ resource, shown })
    expect(of('out').flatMap(({ reasons }) => reasons.map(line))).toEqual(expect.arrayContaining([...out]))
  })

  test('tells where conditions hold each, of related rows that are others', async () => {
    const { lists } = await ask("posts/?filter=tags.slug:city%2Btags.name:'%23front-page'")
    const told = lists[0]?.entries.find(({ name }) => name === 'bridge-opens')
    expect(told?.standing).toBe('out')
    expect(told?.reasons).toMatchObject([
      { outcome: 'fails', says: 'what is related is asked for all of it together', parts: [{}, {}] },
    ])
  })

  test('tells what has no say where a list is shown as a whole', async () => {
    const { ignored, lists } = await ask('tiers/?limit=1&order=name%20desc')
    expect(ignored.map(({ part, says }) => `${part}: ${says}`)).toEqual([
      'limit: this list is shown as a whole',
      'order: this list is shown as a whole',
    ])
    expect(lists[0]?.settings).toEqual([])
  })
})

describe('the platform', async () => {
  const gazette = await createReference({ world: 'specs/worlds/gazette', platformVersion: '4.48' })
  const ask = (target: string) => gazette.why(get(`${target}&key=0123456789abcdef0123456789`))

  test('tells what a change made of the request', async () => {
    const { versions } = await ask('/platform/api/v3/content/posts/?filter=page:false&fields=slug')
    expect(versions?.steps[0]).toEqual({
      clause: 'platform.changes.5-0.page-filter',
      since: '5.0',
      of: 'request',
      differences: [{ path: 'query.filter', before: 'page:false', after: 'type:post' }],
    })
  })

  test('tells of each post whether the filter keeps it, and of what nobody is shown why', async () => {
    const { lists } = await ask('/platform/api/v4/content/posts/?filter=featured:true%2Bslug:bridge-opens')
    const told = lists[0]?.entries.map(({ name, standing, reasons }) => [name, standing, reasons.map(line)])
    expect(told).toContainEqual([
      'cup-final',
      'out',
      [
        'filter=featured:true fails: featured is false',
        'filter=slug:bridge-opens fails: slug is "cup-final"',
      ],
    ])
    expect(told).toContainEqual([
      'unfinished',
      'out',
      [' fails: the content API does not show it: type is post, status is draft, visibility is public'],
    ])
  })
})
