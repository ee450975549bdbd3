import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createReference, type Reference } from '../reference/index.ts'
import { ANSWERED, FILTERED, REFUSED, times, VARIABLES, wrap } from './support/hostile-documents.ts'

const RUNS = Number(process.env.ASSAYER_HOSTILE_DOCUMENTS ?? 2_000)

let reference: Reference

beforeAll(async () => {
  reference = await createReference({ world: 'specs/worlds/restaurants' })
  await ask('{ __typename }')
})

interface Answer {
  readonly status: number
  readonly text: string
}

const send = (body: unknown) => sendText(JSON.stringify(body))

async function sendText(body: string): Promise<Answer> {
  const { status, body: answer } = await reference.handle({
    method: 'POST',
    target: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(body),
  })
  return { status, text: String(answer) }
}

const ask = (query: string, variables = {}) => send({ query, variables })

describe('hostile documents are refused', () => {
  it.each(REFUSED)('%s', async (_name, query) => {
    const { status } = await ask(query)
    expect(status).toBe(400)
  })
})

describe('large documents never give a 5xx', () => {
  it.each(ANSWERED)('%s', async (_name, query) => {
    const { status } = await ask(query)
    expect(status).toBeLessThan(500)
  })
})

describe('huge variables never give a 5xx', () => {
  it.each(VARIABLES)('%s', async (_name, query, variables) => {
    const { status } = await ask(query, variables)
    expect(status).toBeLessThan(500)
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
    const { status, text } = await send(Array.from({ length: 50 }, () => ({ query: costly(80) })))
    expect(status).toBe(200)
    expect(text).toContain('The request asks for too much')
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
