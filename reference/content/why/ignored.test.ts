import { describe, expect, test } from 'vitest'
import { createReference } from '../../index.ts'

const world = 'specs/worlds/restaurants'
const reference = await createReference({ world })

async function ignoredIn(target: string, asked = reference): Promise<readonly string[]> {
  const { ignored } = await asked.why({ method: 'GET', target, headers: {}, body: null })
  return ignored.map(({ part, says, clause }) => `${part}: ${says} (${clause})`)
}

const NO_PARAMETER = 'there is no such parameter (content.query.unknown-parameter)'
const BY_ID = 'one entry is asked for by its id: it is neither chosen nor sorted (null)'
const BARE = 'this list is cut by start and limit (null)'
const NOTHING_KNOWN = 'nothing is known by this name here (content.filters.unknown-operator)'
const NO_ATTRIBUTE = 'nothing is known by this name here (content.filters.unknown-attribute)'

describe('what has no say', () => {
  test.each<[fact: string, target: string, ignored: readonly string[]]>([
    ['a parameter that there is not', 'restaurants?foo=1&sort=slug', [`foo: ${NO_PARAMETER}`]],
    [
      'what chooses entries, beside an id',
      'restaurants/1?sort=slug&pagination[page]=1&fields=slug&populate=*',
      [`sort: ${BY_ID}`, `pagination: ${BY_ID}`],
    ],
    [
      'what is in such a parameter, beside an id',
      'chefs/1?filters[slug][$eq][x]=1&pagination[size]=3&locale=de',
      [`filters: ${BY_ID}`, `pagination: ${BY_ID}`, `locale: ${BY_ID}`],
    ],
    ['a number of pages, beside an id', 'restaurants/1?page=1', [`page: ${NO_PARAMETER}`]],
    [
      'pages of a list that has none',
      'users?pagination[page]=1&start=0&limit=1&withCount=1&sort=id',
      [`pagination: ${BARE}`, `withCount: ${NO_PARAMETER}`],
    ],
    [
      'a pagination that is no object',
      'restaurants?pagination=3',
      ['pagination: it is no object of numbers (content.pagination.unknown)'],
    ],
    [
      'a number that there is not',
      'restaurants?pagination[size]=3&pagination[withCount]=false&pagination[page]=1',
      ['pagination[size]: there is no such number (content.pagination.unknown)'],
    ],
    [
      'a locale, where nothing is localized',
      'categories?locale=de&publicationState=preview',
      ['locale: api::category.category is not localized (content.locale.not-localized)'],
    ],
    [
      'a publication state, where there are no drafts',
      'locations?locale=all&publicationState=preview',
      ['publicationState: api::location.location has no drafts (content.publication.types-without)'],
    ],
    ['nothing of what is known', 'articles?locale=en&publicationState=live&_q=a&fields=slug', []],
    [
      'a name below an operator',
      'restaurants?filters[slug][$eq][x]=1',
      [`filters[slug][$eq][x]: ${NOTHING_KNOWN}`],
    ],
    [
      'an operator that there is not, of a component',
      'restaurants?filters[hours][day][$x]=1',
      [`filters[hours][day][$x]: ${NOTHING_KNOWN}`],
    ],
    [
      'a name within JSON, wherever it stands',
      'restaurants?filters[$and][0][$not][extras][a]=1&filters[$and][1][slug]=luna',
      [`filters[$and][0][$not][extras][a]: ${NOTHING_KNOWN}`],
    ],
    [
      'an index that stands beside a name',
      'restaurants?filters[slug][0]=luna&filters[slug][x]=1',
      [`filters[slug][0]: ${NOTHING_KNOWN}`, `filters[slug][x]: ${NOTHING_KNOWN}`],
    ],
    [
      'a name behind the other side of a relation to any type',
      'restaurants?filters[reviews][nope]=1&filters[reviews][stars]=5',
      [`filters[reviews][nope]: ${NOTHING_KNOWN}`],
    ],
    [
      'what cannot be filtered on, behind such a relation',
      'restaurants?filters[reviews][subject][slug]=luna',
      ['filters[reviews][subject]: it cannot be filtered on (content.filters.morph-refused)'],
    ],
    [
      'no condition of a relation',
      'restaurants?filters[categories][slug][$in][0]=a&filters[$or][0][slug]=luna',
      [],
    ],
  ])('%s', async (_fact, target, ignored) => {
    expect(await ignoredIn(`/api/${target}`)).toEqual(ignored)
  })
})

test('a server that does not look at numbers outside of pagination is told as it answers', async () => {
  const quirks = ['content.pagination.outside.ignored']
  const asked = await createReference({ world, quirks })
  const says = 'it stands outside of pagination: pagination[page] (content.pagination.outside)'
  expect(await ignoredIn('/api/restaurants?page=2&pages=2', asked)).toEqual([
    `page: ${says}`,
    `pages: ${NO_PARAMETER}`,
  ])
})

test('a server that leaves out names that are no attributes is told as it answers, wherever they stand', async () => {
  const quirks = ['content.filters.unknown-attribute.left-out']
  const target = '/api/restaurants?filters[nope]=1&filters[$or][0][nope][a]=1&filters[$or][1][$nope]=1'
  const deeper = '&filters[categories][nope]=1&filters[slug][nope]=1'
  const ignored = await ignoredIn(target + deeper, await createReference({ world, quirks }))
  expect(ignored).toEqual([
    `filters[nope]: ${NO_ATTRIBUTE}`,
    `filters[$or][0][nope]: ${NO_ATTRIBUTE}`,
    `filters[$or][1][$nope]: ${NO_ATTRIBUTE}`,
    `filters[categories][nope]: ${NO_ATTRIBUTE}`,
    `filters[slug][nope]: ${NOTHING_KNOWN}`,
  ])
})
