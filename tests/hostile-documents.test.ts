import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createReference, type Reference } from '../reference/index.ts'

const RUNS = Number(process.env.ASSAYER_HOSTILE_DOCUMENTS ?? 2_000)
const SECOND = 1_000

let reference: Reference

beforeAll(async () => {
  reference = await createReference({ world: 'specs/worlds/restaurants' })
  await ask('{ __typename }')
})

interface Answer {
  readonly status: number
  readonly ms: number
  readonly text: string
}

const send = (body: unknown) => sendText(JSON.stringify(body))

async function sendText(body: string): Promise<Answer> {
  const start = performance.now()
  const { status, body: answer } = await reference.handle({
    method: 'POST',
    target: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(body),
  })
  return { status, ms: performance.now() - start, text: String(answer) }
}

const ask = (query: string, variables = {}) => send({ query, variables })

function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ')
}

const wrap = (text: string, [before, after]: readonly [string, string], count: number): string =>
  before.repeat(count) + text + after.repeat(count)

const LIST = 'restaurants { data { id } }'

const REFUSED: readonly (readonly [string, string])[] = [
  ['10,000 aliases', `{ ${times(10_000, i => `a${i}: __typename`)} }`],
  ['10,000 lists by alias', `{ ${times(10_000, i => `a${i}: ${LIST}`)} }`],
  ['9,000 times one field', `{ ${times(9_000, () => '__typename')} }`],
  ['more than 20,000 tokens', `{ ${times(20_001, () => 'a')} }`],
  ['more than 2,000 fields', `{ ${times(700, i => `a${i}: ${LIST}`)} }`],
  ['a fragment in a circle', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'a circle with fields',
    '{ chefs { data { ...A } } } fragment A on ChefEntity { attributes { pupils { data { ...A } } } }',
  ],
  [
    'fragments that double 30 times',
    `{ chefs { data { ...F0 } } } ${times(30, i => `fragment F${i} on ChefEntity { ${i < 29 ? `...F${i + 1} ...F${i + 1} x${i}: id` : 'id'} }`)}`,
  ],
  ['200 nested lists', wrap('id', ['chefs { data { attributes { ', ' } } }'], 200)],
  ['braces 100,000 deep', '{a'.repeat(100_000)],
  ['brackets 50,000 deep', `{ chefs(sort: ${wrap('', ['[', ']'], 50_000)}) { data { id } } }`],
  [
    '380 times the names of all types of all fields',
    `{ __schema { types { fields { type { fields { ${times(400, i => `a${i}: name`)} } } } } } }`,
  ],
]

describe('hostile documents are refused within a second', () => {
  it.each(REFUSED)('%s', async (_name, query) => {
    const { status, ms } = await ask(query)
    expect(status).toBe(400)
    expect(ms).toBeLessThan(SECOND)
  })
})

const ANSWERED: readonly (readonly [string, string])[] = [
  ['1 MB of comment', `{ __typename } #${'x'.repeat(990_000)}`],
  ['a text of 900 KB', `{ restaurants(filters: {name: {eq: "${'x'.repeat(900_000)}"}}) { data { id } } }`],
  ['600 lists by alias', `{ ${times(600, i => `a${i}: ${LIST}`)} }`],
  ['1,900 operations', times(1_900, i => `query Q${i} { __typename }`)],
  ['1,000 times the same list in a fragment', `{ ...F } fragment F on Query { ${times(600, () => LIST)} }`],
  ['not 60 deep', `{ restaurants(filters: ${wrap('{}', ['{not: ', '}'], 60)}) { data { id } } }`],
  [
    '700 alternatives',
    `{ restaurants(filters: {or: [${times(700, i => `{seats: {gt: ${i}}}`)}]}) { data { id } } }`,
  ],
  [
    'introspection of everything by 380 names',
    `{ __schema { types { ${times(380, i => `a${i}: name`)} } } }`,
  ],
]

describe('large documents are answered within a second', () => {
  it.each(ANSWERED)('%s', async (_name, query) => {
    const { status, ms } = await ask(query)
    expect(status).toBeLessThan(500)
    expect(ms).toBeLessThan(SECOND)
  })
})

const FILTERED = 'query ($f: RestaurantFiltersInput) { restaurants(filters: $f) { data { id } } }'

const VARIABLES: readonly (readonly [string, string, Record<string, unknown>])[] = [
  ['a list of 100,000', FILTERED, { f: { seats: { in: Array.from({ length: 100_000 }, (_, i) => i) } } }],
  [
    'a list of 100,000 that are wrong',
    FILTERED,
    { f: { seats: { in: Array.from({ length: 100_000 }, (_, i) => `x${i}`) } } },
  ],
  [
    '20,000 alternatives',
    FILTERED,
    { f: { or: Array.from({ length: 20_000 }, (_, i) => ({ seats: { gt: i } })) } },
  ],
  [
    'sort by 20,000 names',
    'query ($s: [String]) { chefs(sort: $s) { data { id } } }',
    { s: Array.from({ length: 20_000 }, () => 'name') },
  ],
  [
    '50,000 that nobody asked for',
    '{ __typename }',
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i])),
  ],
]

describe('huge variables never give a 5xx, and take no more than a second', () => {
  it.each(VARIABLES)('%s', async (_name, query, variables) => {
    const { status, ms } = await ask(query, variables)
    expect(status).toBeLessThan(500)
    expect(ms).toBeLessThan(SECOND)
  })
})

it('variables that nest 5,000 deep are refused', async () => {
  const filter = wrap('{}', ['{"not":', '}'], 5_000)
  const { status } = await sendText(`{"query": "${FILTERED}", "variables": {"f": ${filter}}}`)
  expect(status).toBe(400)
})

describe('the cost of a request', () => {
  const category =
    'categories { data { attributes { restaurants { data { a: id b: id c: id d: id e: id } } } } }'
  const costly = (aliases: number) =>
    `{ ${times(aliases, i => `a${i}: restaurants { data { attributes { ${category} } } }`)} }`

  it('is bounded: what would have too many values is given up', async () => {
    const { status, text, ms } = await send(Array.from({ length: 50 }, () => ({ query: costly(80) })))
    expect(status).toBe(200)
    expect(text).toContain('The request asks for too much')
    expect(ms).toBeLessThan(5 * SECOND)
  })

  it('counts a batch as one request', async () => {
    const { text } = await send(Array.from({ length: 50 }, () => ({ query: costly(80) })))
    const results: readonly { errors?: unknown }[] = JSON.parse(text)
    expect(results.at(-1)?.errors).toBeDefined()
  })

  it('does not stay: the next request is answered', async () => {
    expect(await ask('{ __typename }')).toMatchObject({ status: 200 })
  })
})

const token = fc.constantFrom(
  ...['{', '}', '(', ')', '[', ']', ':', '$', '@', '...', '!', '|', '=', '&', ',', '#', '"', '"""'],
  ...['query', 'mutation', 'fragment', 'on', 'null', 'true', 'restaurants', 'data', 'attributes', 'id'],
  ...[
    'filters',
    'eq',
    'not',
    'sort',
    'pagination',
    'limit',
    '-1',
    '1e400',
    '1.5',
    '"x"',
    '__schema',
    'types',
  ],
  ...['__proto__', 'constructor', '\u0000', '\ud800', 'RestaurantFiltersInput', '$f', 'locale', 'skip', 'if'],
)

it(`${RUNS} documents of any tokens never give a 5xx`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(token, { maxLength: 40 }), fc.json(), async (tokens, variables) => {
      const { status } = await send({ query: tokens.join(' '), variables: JSON.parse(variables) })
      expect([200, 400]).toContain(status)
    }),
    { numRuns: RUNS },
  )
})

it('any JSON is a body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 4 }), async body => {
      const { status } = await send(JSON.parse(body))
      expect([200, 400]).toContain(status)
    }),
    { numRuns: RUNS },
  )
})
