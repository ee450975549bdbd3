import { expect, test } from 'vitest'
import type { Reference } from '../../../index.ts'
import { library, type Use } from '../library-asked.fixture.ts'

async function post(reference: Reference, body: unknown, type = 'application/json') {
  const headers = { 'content-type': type, authorization: 'Bearer full-key' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await reference.fetch('/graphql', { method: 'POST', headers, body: text })
  return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() }
}

const FORM = 'application/x-www-form-urlencoded'
const GENRE = { query: '{ genre(id: 1) { data { id } } }' }
const SHOWN = '{"data":{"genre":{"data":{"id":"1"}}}}'

test.each([
  [false, FORM, 200],
  [true, FORM, 400],
  [true, 'application/json', 200],
])('with csrfPrevention %j a body of %s is answered with %i', async (csrfPrevention, type, status) => {
  const value = { apolloServer: { csrfPrevention } }
  const reference = await library(undefined, { file: 'options.json', at: ['graphql'], value })
  const body = type === FORM ? new URLSearchParams(GENRE).toString() : GENRE
  expect(await post(reference, body, type)).toMatchObject({ status })
})

test('a batch waits for the operation that takes its time', async () => {
  const login = 'mutation { login(input: {identifier: "nobody", password: "none"}) { jwt } }'
  const { status, text } = await post(await library(undefined), [{ query: login }, GENRE])
  const [refused, shown] = JSON.parse(text)
  expect([status, refused.errors[0].message, JSON.stringify(shown)]).toEqual([
    200,
    'Invalid identifier or password',
    SHOWN,
  ])
})

test('a batch is refused where batches are switched off', async () => {
  const value = { apolloServer: { allowBatchedHttpRequests: false } }
  const reference = await library(undefined, { file: 'options.json', at: ['graphql'], value })
  expect(await post(reference, [GENRE])).toMatchObject({
    status: 400,
    text: expect.stringContaining('Operation batching disabled.'),
  })
})

test.each<readonly [hint: object | null, query: string, cache: string | null]>([
  [{ maxAge: 60 }, '{ genre(id: 1) { __typename } }', 'max-age=60, public'],
  [{ maxAge: 60, scope: 'PRIVATE' }, '{ genre(id: 1) { __typename } }', 'max-age=60, private'],
  [{ maxAge: 0 }, '{ genre(id: 1) { __typename } }', null],
  [{ maxAge: 60 }, '{ genre { data { id } } }', null],
  [null, '{ genre(id: 1) { __typename } }', null],
])('an answer with the hint %j to %s is to be kept so: %s', async (hint, query, cache) => {
  // biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
  const hinting = (next: any, parent: any, args: any, context: any, info: any) => {
    if (hint) info.cacheControl.setCacheHint(hint)
    return next(parent, args, context, info)
  }
  const register = ({ strapi }: Parameters<Use>[0]) =>
    strapi
      .plugin('graphql')
      .service('extension')
      .use({ resolversConfig: { 'Query.genre': { middlewares: [hinting] } } })
  expect(await post(await library(register), { query })).toMatchObject({ status: 200, cache })
})
