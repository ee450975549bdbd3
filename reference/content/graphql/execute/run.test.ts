import { beforeAll, expect, test } from 'vitest'
import type { Reference } from '../../../index.ts'
import { library } from '../library-asked.fixture.ts'
import { operationsByMethod } from './run.ts'

test.each([
  ['GET', 'query', true],
  ['GET', 'mutation', false],
  ['GET', 'subscription', false],
  ['POST', 'query', true],
  ['POST', 'mutation', true],
])('%s may run a %s: %j', (method, operation, allows) => {
  expect(operationsByMethod.allows(method, operation)).toBe(allows)
})

let reference: Reference
beforeAll(async () => {
  reference = await library(undefined)
})

async function answered(method: string, params: Readonly<Record<string, unknown>>) {
  const headers = { 'content-type': 'application/json', accept: '*/*', authorization: 'Bearer full-key' }
  const text = Object.entries(params).map(([name, value]) => [name, String(value)])
  const target = method === 'GET' ? `/graphql?${new URLSearchParams(text)}` : '/graphql'
  const body = method === 'GET' ? {} : { body: JSON.stringify(params) }
  const answer = await reference.fetch(target, { method, headers, ...body })
  const { data, errors = [] }: Shown = await answer.json()
  return [answer.status, data, ...errors.map(({ message, extensions }) => [message, extensions.code])]
}

interface Shown {
  readonly data?: unknown
  readonly errors?: readonly { message: string; extensions: { code: string } }[]
}

const NO_QUERY = 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'
const INTERNAL = 'INTERNAL_SERVER_ERROR'
const TWO = 'query one { genre(id: 1) { data { id } } } query two { genre(id: 2) { data { id } } }'
const GENRE = (id: number) => ({ genre: { data: { id: String(id) } } })
const MAKE = 'mutation { createGenre(data: {label: "sky"}) { data { id } } }'

test.each<readonly [method: string, params: Readonly<Record<string, unknown>>, answer: readonly unknown[]]>([
  ['POST', { query: '{ genre(id: 1) { data { id } } }' }, [200, GENRE(1)]],
  ['GET', { query: '{ genre(id: 1) { data { id } } }' }, [200, GENRE(1)]],
  ['POST', { query: TWO, operationName: 'two' }, [200, GENRE(2)]],
  [
    'POST',
    { query: TWO },
    [400, undefined, ['Must provide operation name if query contains multiple operations.', INTERNAL]],
  ],
  [
    'POST',
    { query: TWO, operationName: 'three' },
    [400, undefined, ['Unknown operation named "three".', INTERNAL]],
  ],
  ['POST', { query: '', operationName: 'a' }, [400, undefined, [NO_QUERY, INTERNAL]]],
  ['POST', { operationName: 'a' }, [400, undefined, [NO_QUERY, INTERNAL]]],
  [
    'POST',
    { query: '{ genre(id: 1) {' },
    [400, undefined, ['Syntax Error: Expected Name, found <EOF>.', 'GRAPHQL_PARSE_FAILED']],
  ],
  ['GET', { query: MAKE }, [405, undefined, ['GET supports only query operation', INTERNAL]]],
  ['POST', { query: MAKE }, [200, { createGenre: { data: { id: expect.any(String) } } }]],
])('%s %j is answered by %j', async (method, params, answer) => {
  expect(await answered(method, params)).toEqual(answer)
})

test('variables that do not fit are the fault of who sends them, however many they are', async () => {
  const names = Array.from({ length: 60 }, (_, nth) => `v${nth}`)
  const query = `query (${names.map(name => `$${name}: Int`).join(' ')}) { __typename ${names
    .map(name => `${name}: pages(pagination: {limit: $${name}}) { data { id } }`)
    .join(' ')} }`
  const variables = Object.fromEntries(names.map(name => [name, 'many']))
  const [status, data, ...errors] = await answered('POST', { query, variables })
  expect([status, data, errors.length]).toEqual([400, undefined, 51])
  expect(new Set(errors.map(error => [error].flat()[1]))).toEqual(new Set(['BAD_USER_INPUT']))
})
