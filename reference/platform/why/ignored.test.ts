import { describe, expect, test } from 'vitest'
import { createReference } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { CONTENT_KEY, NOW, openGazette } from '../gazette.fixture.ts'

const gazette = await createReference({ world: 'specs/worlds/gazette', clock: settableClock(NOW) })
const headers = await openGazette().token()

function ask(list: string) {
  const isAdmin = list.startsWith('admin/')
  const target = `/platform/api/${list}${isAdmin ? '' : `&key=${CONTENT_KEY}`}`
  return gazette.why({ method: 'GET', target, headers: isAdmin ? headers : {}, body: null })
}

const NOT_INCLUDED = 'nothing is included by this name here'
const NO_ATTRIBUTE = 'there is no attribute of this name'
const NO_ORDER = 'it needs a column that there is, and asc or desc behind it'
const CLOSED = 'readers cannot filter by it'

describe('what has no say', () => {
  test.each<[fact: string, list: string, ignored: readonly string[]]>([
    ['a parameter that there is not', 'content/posts/?foo=1&page=1', ['foo: there is no such parameter']],
    ['no parameter of one request or another', 'content/posts/?absolute_urls=1&v=2&ref=a&search=a', []],
    ['a relation that there is not', 'content/posts/?include=tags,nope', [`include=nope: ${NOT_INCLUDED}`]],
    [
      'an attribute that there is not',
      'content/posts/?fields=slug,nope,url',
      [`fields=nope: ${NO_ATTRIBUTE}`],
    ],
    [
      'an order by what there is not, or without a direction',
      'content/posts/?order=title%20desc,nope%20asc,title,posts.slug%20asc',
      [`order=nope asc: ${NO_ORDER}`, `order=title: ${NO_ORDER}`],
    ],
    [
      'no order by what there is, whatever stands around it',
      'content/posts/?order=title%20desc%2C%20slug%20asc',
      [],
    ],
    [
      'an attribute that there is not, of what works out none',
      'admin/newsletters/?fields=name,nope',
      [`fields=nope: ${NO_ATTRIBUTE}`],
    ],
    [
      'an order by a count that is not included',
      'content/tags/?order=count.posts%20desc',
      [`order=count.posts desc: ${NO_ORDER}`],
    ],
    ['no order by a count that is', 'content/tags/?include=count.posts&order=count.posts%20desc', []],
    [
      'conditions on what readers may not know, wherever they stand',
      'content/authors/?filter=email:a%2Bslug:ada,(password:x%2Bslug:olga)',
      [`filter=email:'a': ${CLOSED}`, `filter=password:'x': ${CLOSED}`],
    ],
    [
      'all but the filter of a list that is never cut',
      'admin/tiers/?filter=type:paid&fields=name&page=1',
      ['page: this list is shown as a whole', 'fields: this list is shown as a whole'],
    ],
  ])('%s', async (_fact, list, ignored) => {
    const why = await ask(list)
    expect(why.answer.status).toBe(200)
    expect(why.ignored.map(({ part, says }) => `${part}: ${says}`)).toEqual(ignored)
  })
})

test('what is included is counted over the rows that are shown', async () => {
  const { populated } = await ask('content/tags/?filter=slug:city&include=count.posts')
  expect(populated).toMatchObject([{ path: 'count.posts', says: 'it is asked for', shown: 0 }])
  const posts = await ask('content/posts/?filter=slug:bridge-opens&include=authors,tags')
  expect(posts.populated.map(({ path, shown, linked }) => [path, shown, linked])).toEqual([
    ['authors', 1, 1],
    ['tags', 2, 2],
  ])
})
