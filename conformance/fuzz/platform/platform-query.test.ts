import { expect, test } from 'vitest'
import { isPartOf, withoutParts } from './is-part-of.ts'
import { type NqlCondition, quoted } from './nql.ts'
import { plainQuery } from './plain-query.ts'
import { type PlatformQuery, partsOf, platformRequest } from './platform-query.ts'
import { smallerPlatform } from './smaller-platform.ts'

const POSTS = '/platform/api/content/posts/'

function query(more: Partial<PlatformQuery> = {}): PlatformQuery {
  return { ...plainQuery(POSTS, 'content-key'), ...more }
}

function by(property: string, operator: string, value: string): NqlCondition {
  return { kind: 'condition', property, operator, values: [value], isList: false }
}

const include = { name: 'include', value: 'tags,authors' }

test.each<[what: string, asked: PlatformQuery, path: string]>([
  ['a list as it is', query(), POSTS],
  [
    'the signs of filters',
    query({ filter: by('published_at', '>', quoted('a+b')) }),
    `${POSTS}?filter=published_at:%3E'a%2Bb'`,
  ],
  [
    'names of entries',
    query({ filter: by('id', '', '<posts:bridge-opens>') }),
    `${POSTS}?filter=id:<posts:bridge-opens>`,
  ],
  ['an order', query({ parameters: [{ name: 'order', value: 'title asc' }] }), `${POSTS}?order=title%20asc`],
])('%s', (_, asked, path) => {
  expect(platformRequest(asked).path).toBe(path)
})

test('a smaller query has less, or is older in nothing', () => {
  const whole = query({
    path: '/platform/api/v3/content/posts/',
    isExact: true,
    filter: by('featured', '', 'true'),
    parameters: [include],
    headers: { 'accept-version': 'v3.0' },
  })
  const smaller = [...smallerPlatform(whole)]
  expect(smaller.map(it => `${platformRequest(it).path} ${Object.keys(it.headers)}`)).toEqual([
    '/platform/api/v3/content/posts/ accept-version',
    '/platform/api/v3/content/posts/?include=tags,authors accept-version',
    '/platform/api/v3/content/posts/?filter=featured:true accept-version',
    '/platform/api/v3/content/posts/?filter=featured:true&include=tags,authors ',
    `${POSTS}?filter=featured:true&include=tags,authors accept-version`,
    '/platform/api/v3/content/posts/?filter=featured:true&include=authors accept-version',
    '/platform/api/v3/content/posts/?filter=featured:true&include=tags accept-version',
  ])
  expect(partsOf(whole)).toBe(3)
})

test.each<[what: string, small: PlatformQuery, large: PlatformQuery, isPart: boolean]>([
  [
    'the same and more',
    query({ parameters: [include] }),
    query({ parameters: [include, { name: 'page', value: '2' }] }),
    true,
  ],
  ['somebody else', query(), query({ caller: { as: 'public', token: null } }), false],
  ['another entry', query({ path: `${POSTS}slug/a/` }), query({ path: `${POSTS}slug/b/` }), true],
  ['an entry and a list', query(), query({ path: `${POSTS}slug/b/` }), false],
  ['less', query({ filter: by('featured', '', 'true') }), query(), false],
])('%s', (_, small, large, isPart) => {
  expect(isPartOf(small, large)).toBe(isPart)
})

test('a plain query has nothing to take away', () => {
  expect(withoutParts(query())).toBeNull()
  expect(withoutParts(query({ parameters: [include] }))).toEqual(query())
})
