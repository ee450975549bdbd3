import { beforeAll, describe, expect, it } from 'vitest'
import { createReference, type Reference } from '../../../index.ts'

let reference: Reference

beforeAll(async () => {
  reference = await createReference({ world: 'specs/worlds/restaurants' })
})

async function post(body: unknown): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await reference.fetch(new Request('http://localhost/graphql', request))
  return { status: response.status, text: await response.text() }
}

describe('a body that is no GraphQL request is refused in plain words', () => {
  it.each([
    ['too many operations', Array.from({ length: 101 }, () => ({ query: '{ __typename }' })), /at most 100/],
    ['a batch of no objects', ['{ __typename }'], /must be an object/],
    ['a query that is no text', { query: { text: '{ __typename }' } }, 'GraphQL queries must be strings.'],
    ['a name that is no text', { query: '{ __typename }', operationName: 5 }, /operation name/],
    [
      'variables that are no object',
      { query: '{ __typename }', variables: [1] },
      /Variables must be an object/,
    ],
    [
      'variables that are no JSON',
      { query: '{ __typename }', variables: '{' },
      'Variables are invalid JSON.',
    ],
    ['extensions that are no object', { query: '{ __typename }', extensions: 5 }, /Extensions/],
  ])('%s', async (_what, body, text) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(text)
  })
})

it('an empty batch is answered by an empty list', async () => {
  expect(await post([])).toEqual({ status: 200, text: '[]\n' })
})

it('variables may be JSON text', async () => {
  const query = 'query ($n: Int) { chefs(pagination: {limit: $n}) { data { attributes { slug } } } }'
  const { text } = await post({ query, variables: '{"n": 1}' })
  expect(JSON.parse(text)).toEqual({ data: { chefs: { data: [{ attributes: { slug: 'amara' } }] } } })
})

it('the outcome of a document is remembered, and its variables are not', async () => {
  const query = 'query ($n: Int) { chefs(sort: "id", pagination: {limit: $n}) { data { id } } }'
  const lengths: number[] = []
  for (const n of [1, 3, 2]) {
    const { text } = await post({ query, variables: { n } })
    lengths.push(JSON.parse(text).data.chefs.data.length)
  }
  expect(lengths).toEqual([1, 3, 2])
})

it('a world without the plugin has no endpoint', async () => {
  const without = await createReference({ world: 'specs/worlds/tickets-without-graphql' })
  const { status } = await without.fetch(new Request('http://localhost/graphql?query={__typename}'))
  expect(status).toBe(404)
})
