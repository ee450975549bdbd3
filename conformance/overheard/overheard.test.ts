import { describe, expect, test } from 'vitest'
import { BROWSING } from './browsing.fixture.ts'
import { hear, listening } from './hear.fixture.ts'
import type { Finding } from './report/overheard.ts'

test('at the reference nothing fails, and every answer can be judged', async () => {
  const { findings, tally } = await hear(BROWSING)
  expect(findings).toEqual([])
  const { pass, unknown } = tally.report({ kit: '', target: '' }).answers
  expect([pass, unknown]).toEqual([BROWSING.length, 0])
})

interface Passed {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly json: unknown
  /** Headers of the answer. */
  readonly answer?: Readonly<Record<string, string>>
}

/** What is found when these pass, one after the other. */
async function judged(passed: readonly Passed[], isUndisturbed = false): Promise<readonly Finding[]> {
  const { judge, findings } = await listening(isUndisturbed)
  for (const [index, { method = 'GET', path, headers = {}, json, answer = {} }] of passed.entries()) {
    const request = { method, path, headers, body: null }
    judge.answered(judge.asked(String(index + 1), request), request, { status: 200, headers: answer, json })
  }
  return findings
}

const MADE = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const dish = (id: number, attributes: object) => ({ id, attributes: { ...MADE, ...attributes } })

/** A list of which everything is shown. */
function list(...data: readonly ReturnType<typeof dish>[]) {
  const pagination = { page: 1, pageSize: 25, pageCount: Math.min(1, data.length), total: data.length }
  return { data, meta: { pagination } }
}

const SOUP = dish(1, { name: 'Soup', price: 4 })
const CAKE = dish(2, { name: 'Cake', price: 9 })
const ALL = { path: '/api/dishes', json: list(SOUP, CAKE) }
/** Cake is missing. */
const DEAR = { path: '/api/dishes?filters[price][$gt]=5', json: list() }

describe('an entry that was known before is missing', () => {
  test.each<readonly [string, readonly Passed[], readonly string[]]>([
    ['and was read again afterwards', [ALL, DEAR, ALL], ['2']],
    ['and was never read again', [ALL, DEAR], []],
    ['and was otherwise afterwards', [ALL, DEAR, { ...ALL, json: list(SOUP, dish(2, { price: 3 })) }], []],
    ['and was written before', [ALL, { method: 'PUT', path: '/api/dishes/2', json: {} }, DEAR, ALL], []],
    ['and was written afterwards', [ALL, DEAR, { method: 'PUT', path: '/api/dishes/2', json: {} }, ALL], []],
    ['and somebody else was shown it', [{ ...ALL, headers: { authorization: 'Bearer a' } }, DEAR, ALL], []],
    ['from an answer out of a cache', [ALL, { ...DEAR, answer: { age: '9' } }, ALL], []],
    [
      'of a list that asks for more than is documented',
      [ALL, { ...DEAR, path: `${DEAR.path}&_q=a` }, ALL],
      [],
    ],
  ])('%s', async (_, passed, failing) => {
    const findings = await judged(passed)
    expect(findings.map(({ exchange }) => exchange)).toEqual(failing)
  })

  test('at a server that nobody else writes to it need not be read again', async () => {
    const [finding] = await judged([ALL, DEAR], true)
    expect(finding).toMatchObject({
      verdict: 'fail',
      clause: 'content.filters.gt',
      says: 'entry 2 is missing, which meets price $gt 5',
    })
  })
})

const DRAFT = dish(3, { name: 'Tea', publishedAt: null })

describe('an answer contradicts itself', () => {
  test.each<readonly [clause: string, path: string, json: unknown]>([
    ['content.filters.gt', '/api/dishes?filters[price][$gt]=5', list(SOUP, CAKE)],
    [
      'content.filters.or',
      '/api/dishes?filters[$or][0][price][$gt]=5&filters[$or][1][name][$eq]=Tea',
      list(SOUP, CAKE),
    ],
    ['content.filters.not', '/api/dishes?filters[$not][name][$eq]=Soup', list(SOUP, CAKE)],
    ['content.filters.in', '/api/dishes?filters[id][$in][0]=2', list(SOUP, CAKE)],
    ['content.sort.desc', '/api/dishes?sort=price:desc', list(SOUP, CAKE)],
    ['content.sort.list', '/api/dishes?sort[0]=price&sort[1]=name', list(CAKE, SOUP)],
    ['content.publication.default', '/api/dishes', list(DRAFT)],
    ['content.publication.live', '/api/dishes?publicationState=live', list(DRAFT)],
    ['content.locale.given', '/api/dishes?locale=fr', list(dish(4, { locale: 'en' }))],
    ['content.pagination.page-size', '/api/dishes?pagination[pageSize]=5', list(SOUP)],
    ['content.pagination.page', '/api/dishes?pagination[page]=2', list(SOUP)],
    ['content.pagination.with-count', '/api/dishes?pagination[withCount]=false', list(SOUP)],
    ['content.populate.none', '/api/dishes', list(dish(5, { chef: { data: { id: 1, attributes: {} } } }))],
    [
      'content.resources.default-attributes',
      '/api/dishes',
      list({ id: 6, attributes: MADE && { ...MADE, createdAt: 'now' } }),
    ],
  ])('%s: %s', async (clause, path, json) => {
    const findings = await judged([{ path, json }])
    expect(findings.map(it => [it.verdict, it.clause])).toEqual([['fail', clause]])
  })
})

describe('nothing is said', () => {
  test.each<readonly [string, string, unknown]>([
    ['of an operator that is unknown', '/api/dishes?filters[price][$like]=5', list(SOUP)],
    ['of a filter without an operator', '/api/dishes?filters[price]=5', list(SOUP)],
    [
      'of a parameter that comes twice',
      '/api/dishes?filters[price][$gt]=5&filters[price][$gt]=3',
      list(SOUP),
    ],
    [
      'of a relation to one entry, which may be polymorphic',
      '/api/dishes?filters[chef][name][$eq]=Ana&populate=chef',
      list(dish(1, { chef: { data: { id: 1, attributes: { name: 'Ben' } } } })),
    ],
    ['of a plus sign', '/api/dishes?filters[name][$eq]=a+b', list(SOUP, CAKE)],
    [
      'of the case of texts that are compared',
      '/api/dishes?sort=name',
      list(dish(1, { name: 'b' }), dish(2, { name: 'A' })),
    ],
    ['of what has no value', '/api/dishes?filters[name][$ne]=a', list(dish(1, { name: null }), SOUP)],
    [
      'of a letter that has no one small letter',
      '/api/dishes?filters[name][$eqi]=istanbul',
      list(dish(1, { name: 'İstanbul' })),
    ],
    [
      'of the bounds of $between',
      '/api/dishes?filters[price][$between][0]=4&filters[price][$between][1]=9',
      list(SOUP, CAKE),
    ],
    ['of an attribute that is not shown', '/api/dishes?filters[secret][$eq]=a', list(SOUP)],
    ['of a list below an entry', '/api/dishes/1/parts?filters[price][$gt]=5', list(SOUP)],
  ])('%s', async (_, path, json) => {
    expect(await judged([{ path, json }], true)).toEqual([])
  })
})

test('through GraphQL the documentation says which entries are live, and shows no operators', async () => {
  const query = '{ dishes(filters: { price: { gt: 5 } }) { data { id attributes { price publishedAt } } } }'
  const path = `/graphql?query=${encodeURIComponent(query)}`
  const data = [
    { id: '1', attributes: { price: 4, publishedAt: null } },
    { id: '2', attributes: { price: 3 } },
  ]
  const findings = await judged([{ path, json: { data: { dishes: { data } } } }])
  expect(findings.map(it => [it.verdict, it.clause])).toEqual([
    ['fail', 'content.graphql.arguments.publication-state'],
    ['note', 'content.graphql.filters.gt'],
  ])
})

test.each([
  ['deep filters', `/api/dishes?filters${'[$not]'.repeat(2_500)}[price][$gt]=5`],
  [
    'many filters',
    `/api/dishes?${Array.from({ length: 900 }, (_, n) => `filters[$or][${n}][a][$eq]=b`).join('&')}`,
  ],
  ['a deep query', `/graphql?query=${'{a'.repeat(5_000)}${'}'.repeat(5_000)}`],
  [
    'a deep filter of GraphQL',
    `/graphql?query={a(filters:${'{not:'.repeat(3_000)}{}${'}'.repeat(3_000)}){data{id}}}`,
  ],
  [
    'names of the language',
    '/api/dishes?filters[__proto__][$eq]=a&filters[constructor][name][$eq]=b&sort=__proto__',
  ],
])('%s are no trouble', async (_, path) => {
  const data = { data: { a: { data: [{ id: '1' }] } } }
  await expect(
    judged([ALL, { path, json: path.startsWith('/api') ? list(SOUP) : data }, ALL]),
  ).resolves.toEqual([])
})

const VERSION = { 'content-version': 'v5.2' }
const V5 = { 'accept-version': 'v5.0' }

describe('of the platform', () => {
  test.each<readonly [clause: string | null, passed: Passed]>([
    ['platform.versioning.content-version', { path: 'content/posts/', headers: V5, json: {} }],
    [null, { path: 'content/posts/', headers: V5, json: {}, answer: VERSION }],
    ['platform.versioning.old-urls', { path: 'v4/content/posts/', json: {}, answer: VERSION }],
    [null, { path: 'v4/content/posts/', json: {}, answer: { 'content-version': 'v4.1' } }],
    ['platform.changes.3-0.page-attribute', { path: 'content/pages/', json: { pages: [{ page: true }] } }],
    [null, { path: 'v2/content/pages/', json: { pages: [{ page: true }] } }],
    [null, { path: 'admin/pages/', json: { pages: [{ page: true }] } }],
    [
      'platform.content-api.primary-relations',
      { path: 'content/posts/', json: { posts: [{ primary_tag: null }] } },
    ],
    [null, { path: 'content/posts/?include=tags', json: { posts: [{ primary_tag: null }] } }],
    [
      'platform.changes.3-0.code-injection',
      { path: 'content/settings/', json: { settings: { ghost_head: '' } } },
    ],
    [
      'platform.changes.5-0.tiers-in-bodies',
      { path: 'admin/members/', json: { members: [{ products: [] }] } },
    ],
    [null, { path: 'v4/admin/members/', json: { members: [{ products: [] }] } }],
    [
      'platform.changes.5-0.tier-shape',
      { path: 'content/tiers/', json: { tiers: [{ benefits: [{ name: 'a' }] }] } },
    ],
    [
      'platform.changes.5-0.tier-shape',
      { path: 'content/tiers/', json: { tiers: [{ monthly_price: '5' }] } },
    ],
    [null, { path: 'content/tiers/', json: { tiers: [{ benefits: ['a'], monthly_price: 5 }] } }],
  ])('%s: %j', async (clause, passed) => {
    const findings = await judged([{ ...passed, path: `/platform/api/${passed.path}` }])
    expect(findings.map(it => it.clause)).toEqual(clause === null ? [] : [clause])
  })
})

test('a secret of a request stands in no finding', async () => {
  const headers = { authorization: 'Bearer abcdefghij' }
  const path = '/api/dishes?filters[name][$eq]=abcdefghij&token=klmnopqrst'
  const findings = await judged([{ path, headers, json: list(SOUP, CAKE) }])
  expect(findings).toHaveLength(1)
  expect(JSON.stringify(findings)).not.toMatch(/abcdefghij|klmnopqrst/)
})
