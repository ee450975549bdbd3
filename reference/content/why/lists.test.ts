import { expect, test } from 'vitest'
import { createReference, type Why, type WhyEntry, type WhyList, type WhySetting } from '../../index.ts'

const reference = await createReference({ world: 'specs/worlds/restaurants' })

const get = (target: string, most?: number) =>
  reference.why(
    { method: 'GET', target: `/api/${target}`, headers: {}, body: null },
    most === undefined ? {} : { most },
  )

const post = (target: string, body: unknown) => ({
  method: 'POST',
  target,
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(body)),
})

/** Where each entry stands: `luna shown 2`. */
const standing = ({ name, standing, place }: WhyEntry) =>
  `${name} ${standing}${place === null ? '' : ` ${place}`}`

const setting = ({ parameter, value, by, clause }: WhySetting) => `${parameter} ${value} ${by} ${clause}`

const LIVE = 'publicationState live default content.publication.default'

const LISTS: readonly (readonly [
  fact: string,
  target: string,
  entries: string,
  settings: readonly string[],
])[] = [
  [
    'a single type has one entry, of the default locale',
    'homepage',
    '#1 shown 1, #2 out, #3 out',
    [LIVE, 'locale en default content.locale.absent'],
  ],
  [
    'a single type has an entry for each locale, where all are asked for',
    'homepage?locale=all',
    '#1 shown 1, #3 shown 2, #2 out',
    [LIVE, 'locale all request content.locale.all'],
  ],
  [
    'drafts of a single type are there where they are asked for',
    'homepage?locale=fr&publicationState=preview',
    '#2 shown 1, #1 out, #3 out',
    [
      'publicationState preview request content.publication.preview',
      'locale fr request content.locale.given',
    ],
  ],
  ['a type without drafts and locales has no such settings', 'notice', '#1 shown 1', []],
  [
    'all entries are on other pages than one beyond the end',
    'homepage?locale=all&pagination[page]=9',
    '#1 shown 1, #3 shown 2, #2 out',
    [LIVE, 'locale all request content.locale.all'],
  ],
  [
    'no entry is shown beyond the end',
    'tasting-menus?pagination[page]=9&pagination[pageSize]=2',
    'Spring other-page 1, Autumn other-page 2, Summer other-page 3, Winter out',
    [
      'pagination[page] 9 request content.pagination.page',
      'pagination[pageSize] 2 request content.pagination.page-size',
      LIVE,
    ],
  ],
  [
    'users are cut by start and limit',
    'users?start=1&limit=2&sort=username:desc',
    'piet shown 2, otto shown 3, uma other-page 1, ines other-page 4, bea other-page 5',
    [],
  ],
  [
    'users are not cut by a limit of 0',
    'users?limit=0',
    'ines shown 1, otto shown 2, bea shown 3, uma shown 4, piet shown 5',
    [],
  ],
  [
    'files are told as lists are',
    'upload/files?sort=name',
    'clip.mp4 shown 1, kitchen.jpg shown 2, logo.png shown 3, menu.pdf shown 4, terrace.jpg shown 5',
    [],
  ],
]

test.each(LISTS)('%s: %s', async (_fact, target, entries, settings) => {
  const { lists } = await get(target)
  expect(lists.map(list => [list.entries.map(standing).join(', '), list.settings.map(setting)])).toEqual([
    [entries, settings],
  ])
})

test.each([
  ['beyond the end', 'pagination[page]=3&pagination[pageSize]=2', ['Summer shown 3']],
  ['right behind the last entry', 'pagination[page]=4&pagination[pageSize]=1', ['Summer shown 3']],
  ['before the end', 'pagination[page]=1&pagination[pageSize]=1', ['Spring shown 1']],
])('a server that shows the last page once more is told as it answers: %s', async (_fact, query, shown) => {
  const world = 'specs/worlds/restaurants'
  const wrong = await createReference({ world, quirks: ['content.pagination.page-beyond.last'] })
  const target = `/api/tasting-menus?${query}`
  const { lists } = await wrong.why({ method: 'GET', target, headers: {}, body: null })
  expect(lists[0]?.entries.filter(it => it.standing === 'shown').map(standing)).toEqual(shown)
})

test.each([
  [
    'content.filters.and.two-items',
    'filters[$and][0][slug][$contains]=luna&filters[$and][1][slug][$ne]=anchor&filters[$and][2][slug][$ne]=luna',
    ['luna', 'shown', 'holds', 'the server decides otherwise than its parts do'],
  ],
  [
    'content.filters.or.two-items',
    'filters[$or][0][slug]=anchor&filters[$or][1][slug]=ember&filters[$or][2][slug]=luna',
    ['luna', 'out', 'fails', 'the server decides otherwise than its parts do'],
  ],
])(
  'a server that decides otherwise than its conditions do is told as such, at the entries where it does: %s',
  async (quirk, query, entry) => {
    const wrong = await createReference({ world: 'specs/worlds/restaurants', quirks: [quirk] })
    const target = `/api/restaurants?${query}`
    const { lists } = await wrong.why({ method: 'GET', target, headers: {}, body: null })
    const told = lists[0]?.entries.filter(({ reasons }) => reasons[0]?.part === '')
    expect(
      told?.map(({ name, standing, reasons: [first] }) => [name, standing, first?.outcome, first?.says]),
    ).toEqual([entry])
  },
)

const counts = ({ type, name, path, total, stored, leftOff }: WhyList) => ({
  type,
  name,
  path,
  total,
  stored,
  leftOff,
})

test.each<[target: string, most: number | undefined, told: ReturnType<typeof counts>]>([
  [
    'tasting-menus',
    2,
    {
      type: 'api::tasting-menu.tasting-menu',
      name: 'tasting-menus',
      path: 'data',
      total: 3,
      stored: 4,
      leftOff: 2,
    },
  ],
  [
    'homepage',
    undefined,
    { type: 'api::homepage.homepage', name: 'homepage', path: 'data', total: 1, stored: 3, leftOff: 0 },
  ],
])('of %s at most %s entries are told', async (target, most, told) => {
  const { lists } = await get(target, most)
  expect(lists.map(counts)).toEqual([told])
})

test.each<[query: string, order: WhyList['order'], sortedBy: readonly unknown[]]>([
  [
    'sort=stars:desc&sort=slug',
    {
      keys: [
        { path: 'stars', direction: 'desc' },
        { path: 'slug', direction: 'asc' },
      ],
      isOpen: false,
      clause: 'content.sort.ties',
    },
    [5, 'glowing'],
  ],
  ['sort=', { keys: [], isOpen: true, clause: 'content.sort.none' }, []],
  ['', { keys: [], isOpen: true, clause: 'content.sort.none' }, []],
])('reviews are in an order by %j', async (query, order, sortedBy) => {
  const { lists } = await get(`reviews?${query}`)
  expect(lists[0]?.order).toEqual(order)
  expect(lists[0]?.entries[0]?.sortedBy).toEqual(sortedBy)
})

test('each list of GraphQL has the settings of its own field', async () => {
  const query = `{
    few: restaurants(pagination: {limit: 2}, sort: "slug") { data { id } }
    homepage { data { id } }
    fr: articles(locale: "fr", publicationState: PREVIEW, pagination: {page: 1, pageSize: 2}) { data { id } }
  }`
  const { lists } = await reference.why(post('/graphql', { query }))
  const shown = lists.map(({ entries }) => entries.filter(it => it.standing === 'shown').length)
  expect(shown).toEqual([2, 1, 2])
  const live = 'publicationState live default content.publication.live'
  expect(lists.map(({ path, settings }) => [path, settings.map(setting)])).toEqual([
    [
      'few',
      [
        'pagination[start] 0 default content.pagination.start',
        'pagination[limit] 2 request content.pagination.limit',
        live,
      ],
    ],
    ['homepage', [live, 'locale en default content.locale.absent']],
    [
      'fr',
      [
        'pagination[page] 1 request content.pagination.page',
        'pagination[pageSize] 2 request content.pagination.page-size',
        'publicationState preview request content.publication.preview',
        'locale fr request content.locale.given',
      ],
    ],
  ])
})

test.each<[pagination: string, settings: readonly string[]]>([
  [
    '{limit: 500}',
    [
      'pagination[start] 0 default content.pagination.start',
      'pagination[limit] 100 limit content.graphql.pagination.maximum',
    ],
  ],
  [
    '{start: 1, limit: 100}',
    [
      'pagination[start] 1 request content.pagination.start',
      'pagination[limit] 100 request content.pagination.limit',
    ],
  ],
  [
    '{page: 2, pageSize: 101}',
    [
      'pagination[page] 2 request content.pagination.page',
      'pagination[pageSize] 100 limit content.graphql.pagination.maximum',
    ],
  ],
  [
    '{limit: -1}',
    [
      'pagination[start] 0 default content.pagination.start',
      'pagination[limit] 100 limit content.graphql.pagination.maximum',
    ],
  ],
])(
  'a list of GraphQL with the pagination %s is cut by what its bound leaves',
  async (pagination, settings) => {
    const query = `{ reviews(pagination: ${pagination}) { data { id } } }`
    const { lists } = await reference.why(post('/graphql', { query }))
    expect(lists.map(list => list.settings.map(setting))).toEqual([settings])
  },
)

test('an entry that stands twice is told at the first of its places', async () => {
  const world = 'specs/worlds/restaurants'
  const repeating = await createReference({ world, quirks: ['content.sort.to-many.repeats'] })
  const target = '/api/restaurants?sort=categories.slug&filters[slug]=bamboo'
  const { lists } = await repeating.why({ method: 'GET', target, headers: {}, body: null })
  expect(lists[0]?.entries.filter(({ name }) => name === 'bamboo').map(standing)).toEqual(['bamboo shown 1'])
})

test.each<[fact: string, authorization: string | null, caller: Why['caller']]>([
  ['nobody in particular', null, { kind: 'public', role: 'public', name: null }],
  [
    'a token',
    'Bearer full-access-key-of-the-restaurants',
    { kind: 'api-token', role: 'full-access', name: 'full' },
  ],
])('who asked is %s', async (_fact, authorization, caller) => {
  const headers = authorization === null ? {} : { authorization }
  const why = await reference.why({ method: 'GET', target: '/api/categories', headers, body: null })
  expect([why.caller, why.permissions]).toEqual([
    caller,
    [{ action: 'api::category.category.find', granted: true, clause: 'content.auth.permission' }],
  ])
})

test('who asked is a user, by the name of the account', async () => {
  const login = post('/api/auth/local', { identifier: 'ines', password: 'ines-Passw0rd' })
  const { jwt } = JSON.parse(String((await reference.handle(login)).body))
  const headers = { authorization: `Bearer ${jwt}` }
  const why = await reference.why({ method: 'GET', target: '/api/safes', headers, body: null })
  expect(why.caller).toEqual({ kind: 'user', role: 'authenticated', name: 'ines' })
})

const told = ({ populated }: Why) =>
  populated.map(({ path, shown, linked, says }) => `${path} ${shown}/${linked}: ${says}`)

test.each<[fact: string, target: string, populated: readonly string[]]>([
  [
    'a relation to what the caller may not find is not shown',
    'users?populate=role',
    ['role 0/0: the caller may not find plugin::users-permissions.role'],
  ],
  [
    'relations to any type are counted by what they point at',
    'reviews?populate=*',
    ['subject 4/4: all 4 that are there', 'mentions 4/4: all 4 that are there'],
  ],
  [
    'of one entry, what it links alone',
    'articles/1?populate[zone][populate]=*&populate[cover]=true',
    ['zone 2/2: all 2 that are there', 'cover 1/1: all 1 that are linked'],
  ],
  [
    'a component and what it links are told, and what is no relation',
    'chefs/1?populate[mentor]=true&populate[seo]=true&populate[name]=true',
    [
      'mentor 0/0: nothing is linked',
      'seo 1/1: all 1 that are linked',
      'name 0/0: it is no relation, media field, component or zone',
    ],
  ],
  ['of no entry nothing is told', 'chefs/99?populate=*', []],
])('%s: %s', async (_fact, target, populated) => {
  expect(told(await get(target))).toEqual(populated)
})
