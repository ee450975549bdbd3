import { beforeAll, describe, expect, test } from 'vitest'
import { type Exchange, embedReference, pairWorlds } from '../targets/oracle.ts'
import { withHints } from './with-hints.ts'

const said: string[] = []
let plain: Exchange
let hinted: Exchange
let key = ''

beforeAll(async () => {
  const world = await pairWorlds('specs/worlds/restaurants', 'specs/worlds/gazette')
  const reference = await embedReference({ world })
  plain = request => reference.handle(request)
  hinted = withHints(
    plain,
    () => world,
    line => said.push(line),
  )
  key = String(Object(Object(world.platform).content_api_keys)[0].key)
})

const asking = (target: string) => ({
  ...{ method: 'GET', target: target.replace('KEY', key), headers: {}, body: null },
})
const hintAt = async (target: string) => (await hinted(asking(target))).headers['x-assayer-hint']

describe('a request that is not understood is told what is near', () => {
  test.each([
    ['/api/restaurant', 'no path /api/restaurant; nearest: /api/restaurants (content.list.path)'],
    ['/api/resturants/1', 'no path /api/resturants/1; nearest: /api/restaurants (content.list.path)'],
    ['/api/auth/locale', null],
    [
      '/api/restaurants?sort=nam:desc',
      'no attribute nam in sort; nearest: name (content.sort.unknown-attribute)',
    ],
    [
      '/api/restaurants?fields[0]=slgu',
      'no attribute slgu in fields[0]; nearest: slug (content.fields.unknown)',
    ],
    [
      '/api/restaurants?filters[nam][$eq]=a',
      'no attribute nam in filters[nam][$eq]; nearest: name (content.filters.unknown-attribute)',
    ],
    [
      '/api/restaurants?filters[name][$containsI]=a',
      'no operator $containsI in filters[name][$containsI]; nearest: $containsi (content.filters.unknown-operator)',
    ],
    [
      '/api/restaurants?filters[name][eq]=a',
      'no operator eq in filters[name][eq]; nearest: $eq (content.filters.unknown-operator)',
    ],
    [
      '/api/restaurants?populate[0]=categories.lable',
      'no attribute lable in populate[0]; nearest: label (content.populate.unknown-names)',
    ],
    [
      '/api/restaurants?populate[categories][filter][label]=a',
      'no parameter filter in populate[categories][filter][label]; nearest: filters (content.populate.other-parameters)',
    ],
    [
      '/api/restaurants?pagination[pagesize]=2',
      'no name pagesize in pagination[pagesize]; nearest: pageSize (content.pagination.unknown)',
    ],
    [
      '/api/restaurants?pageSize=2',
      'no parameter pageSize; nearest: pagination[pageSize] (content.pagination.outside)',
    ],
    [
      '/platform/api/content/postz/?key=KEY',
      'no path /platform/api/content/postz; nearest: /platform/api/content/posts/ (platform.versioning.single-url)',
    ],
    ['/platform/api/content/posts/?key=KEY&include=tags,author', null],
    [
      '/platform/api/content/posts/?key=KEY&include=tags,autors',
      'no name autors in include; nearest: authors (platform.parameters.include)',
    ],
    [
      '/platform/api/content/products/?key=KEY',
      'Products are tiers: /products is /tiers.; send instead: GET /platform/api/content/tiers/?key=SECRET (platform.changes.5-0.tiers-replace-products)',
    ],
    [
      '/graphql?query={restarants{data{id}}}',
      'Cannot query field "restarants" on type "Query". Did you mean "restaurants" or "restaurant"? (content.graphql.endpoint)',
    ],
  ])('%s', async (target, hint) => {
    expect((await hintAt(target)) ?? null).toBe(hint)
  })
})

describe('there is nothing to be told of', () => {
  test.each([
    '/api/restaurants',
    '/api/restaurants?filters[categories][label][$contains]=a&sort[0]=name:asc&sort[1]=slug&populate=*',
    '/api/restaurants?populate[categories][populate][0]=restaurants&populate[categories][sort]=label&fields=name,slug',
    '/api/restaurants?filters[$or][0][slug]=luna&filters[id][$in][]=1&pagination[withCount]=false&locale=en',
    '/api/restaurants/999999',
    '/api/users?filters[username]=x',
    '/platform/api/content/posts/slug/nope/?key=KEY&slug=nope',
    '/platform/api/content/posts/?key=KEY&limit=all&order=title%20asc&filter=tag:x&fields=title',
    '/nowhere',
  ])('%s', async target => {
    expect(await hintAt(target)).toBeUndefined()
  })
})

test('status and body stay as they are, and the hint fits into a header', async () => {
  const target = '/api/restaurants?filters[na%0d%0ame%C3%A9]=1'
  const [one, other] = [await plain(asking(target)), await hinted(asking(target))]
  expect([other.status, other.body]).toEqual([one.status, one.body])
  expect(other.headers['x-assayer-hint']).toMatch(/^no attribute na me\? in [\x20-\x7e]*$/)
})

test.each([
  `/api/restaurants?filters${'[a]'.repeat(4000)}=1`,
  `/api/restaurants?filters${'[$and][0]'.repeat(1600)}=1`,
  `/api/restaurants?populate${'[categories][populate]'.repeat(700)}=1`,
  `/api/restaurants?populate=${'categories.'.repeat(1400)}`,
  `/api/restaurants?sort=${'categories.restaurants.'.repeat(600)}`,
  `/api/${'a'.repeat(15_000)}`,
  `/api/restaurants?${'__proto__[constructor]&'.repeat(600)}`,
  '/api/restaurants?pagination[__proto__]=1&filters[constructor]=1&fields=__proto__',
  '/platform/api/content/__proto__/?constructor=1&include=__proto__',
  '/platform/api/constructor/posts/',
  '/api/%ZZ?%ZZ=%ZZ&filters[%ZZ]=1',
  '?',
])('nothing hostile stops the server: %.40s', async target => {
  const answer = await hinted(asking(target))
  expect(String(answer.headers['x-assayer-hint'] ?? '')).toMatch(/^[\x20-\x7e]{0,310}$/)
})

test('the log has each request once, without secrets', async () => {
  const target = `/platform/api/content/posts/?key=KEY&incude=tags`
  said.length = 0
  await hinted(asking(target))
  await hinted(asking(target))
  expect(said).toEqual([
    'hint: GET /platform/api/content/posts/?key=SECRET&incude=tags: ' +
      'no parameter incude; nearest: include (platform.parameters.unknown)\n',
  ])
})
