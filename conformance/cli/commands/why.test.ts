import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { main } from '../main.ts'

async function why(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(['why', ...args], io)
  return { code, ...io.printed }
}

type Row = readonly [what: string, args: readonly string[], lines: readonly string[]]

const SAYS: readonly Row[] = [
  [
    'a list',
    ['GET /api/restaurants?filters[seats][$lt]=40&sort=name'],
    [
      '200: 4 of 14 restaurants, sorted by name',
      '  6 entries     filters[seats][$lt]=40',
      '  default       pagination[page] 1, pagination[pageSize] 25, publicationState',
      '      $lt keeps an entry whose value is less than the operand.',
    ],
  ],
  [
    'a limit that lowers a number',
    ['/api/restaurants?pagination[pageSize]=1000&sort=slug'],
    ['  limit         pagination[pageSize] 100, asked for 1000'],
  ],
  [
    'one entry',
    ['/api/restaurants?filters[seats][$lt]=40', '--entry', 'dune'],
    ['dune (5) is out', expect.stringContaining('? filters[seats][$lt]=40: seats has no value')],
  ],
  [
    'what an ignored name may have been meant to be',
    ['/api/restaurants?sort=name&pagination[pagesize]=3'],
    ['  pagination[pagesize]  there is no such number: did you mean pageSize?'],
  ],
  [
    'what a refused name may have been meant to be',
    ['/api/restaurants?filters[seatz][$lt]=40'],
    ['400: Invalid parameter seatz', 'did you mean seats?'],
  ],
  [
    'what is hidden from the caller',
    ['/api/restaurants?populate=safe'],
    ['  safe          hidden: the caller may not find api::safe.safe'],
  ],
  [
    'what is not hidden from another',
    ['/api/restaurants?populate=safe', '--as', 'token:reader'],
    ['  all there is  safe (2)', '  api-token     reader, read-only'],
  ],
  [
    'a GraphQL query',
    ['{ restaurants(filters: {seats: {lt: 40}}) { data { id } } }'],
    ['{ restaurants(filters: {seats: {lt: 40}}) { data { id } } }', '  kiosk         seats is 1'],
  ],
  [
    'what a relation of an entry leaves out',
    ['{ restaurants { data { attributes { categories(filters: {weight: {gte: 3}}) { data { id } } } } } }'],
    [
      'restaurants[bamboo].categories: 0 of 2 categories',
      '  out           street-food: filters[weight][$gte]=3: weight is 1',
    ],
  ],
  [
    'a refusal, by the rule that refused',
    ['/api/restaurants?filters[nothing]=1'],
    ['400: Invalid parameter nothing', '  content.filters.unknown-attribute'],
  ],
  [
    'a write, which is asked of a copy',
    ['POST /api/categories', '--body', '{"data":{"label":"new"}}', '--as', 'token:full'],
    ['200', 'It was asked of a copy of the world: nothing is written.'],
  ],
  [
    'what a change of the platform made of a request',
    ['/platform/api/v3/content/posts/?filter=page:false', '--platform-version', '4.48'],
    ['                query.filter: "page:false" became "type:post"', '  integration   News Reader'],
  ],
  [
    'the quirks that have a say',
    ['/api/restaurants', '--quirk', 'content.publication.default.preview'],
    [expect.stringMatching(/^ {2}content\.publication\.default\.preview: /)],
  ],
]

test.each(SAYS)('assayer why tells %s', async (_, args, lines) => {
  const { code, out } = await why(...args)
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual(expect.arrayContaining([...lines]))
})

test('no line but the request is wider than a terminal', async () => {
  const { out } = await why(
    '/api/restaurants?populate=*&filters[$or][0][name][$contains]=a&filters[$or][1][seats]=1',
  )
  expect(out.split('\n').filter(line => line.length > 80 && !line.startsWith('/api/'))).toEqual([])
})

test('--json has the sentence of each clause', async () => {
  const { out } = await why('/api/restaurants?filters[seats][$lt]=40', '--json')
  expect(JSON.parse(out)).toMatchObject({
    answer: { status: 200 },
    sentences: { 'content.filters.lt': '$lt keeps an entry whose value is less than the operand.' },
  })
})

describe('what cannot be asked', () => {
  test.each([
    ['nothing', [], 'assayer why needs a request'],
    ['what is no request', ['restaurants'], 'expected a request such as'],
    ['a header without a value', ['/api/restaurants', '--header', 'accept'], 'expected NAME: VALUE'],
    ['a caller of no kind', ['/api/restaurants', '--as', 'ines'], 'expected public, token:NAME'],
    ['a caller whom the world does not know', ['/api/restaurants', '--as', 'token:no'], 'no API token no'],
    [
      'an entry that there is not',
      ['/api/categories', '--entry', 'luna'],
      '--entry luna: there is no such entry',
    ],
    [
      'an entry that there is not among many',
      ['/api/restaurants', '--entry', 'nobody'],
      'iris, juniper and 2 more.',
    ],
    ['two things at once', ['/api/restaurants', '--graphql', 'a.graphql'], 'give one of the two'],
  ])('%s is refused with what was expected', async (_, args, says) => {
    const { code, err } = await why(...args)
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})
