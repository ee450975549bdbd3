import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AttributeDefinition, createReference, type WorldDefinition } from '../../../index.ts'

/** The query with which the console begins, and how the endpoint answers it. */
async function beginning(world: string | WorldDefinition) {
  const reference = await createReference({ world })
  const { endpoint = '/graphql' } = reference.world.options.graphql ?? {}
  const path = String(endpoint)
  const page = await (await reference.fetch(path, { headers: { accept: 'text/html' } })).text()
  const { sample } = JSON.parse(/const \{ endpoint, sample \} = (.*)\n/.exec(page)?.[1] ?? '{}')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: sample })
  return { sample, ask: async () => (await reference.fetch(path, { method: 'POST', headers, body })).json() }
}

const posts = (attributes: Readonly<Record<string, AttributeDefinition>>): WorldDefinition => ({
  models: { 'api::post.post': { attributes: { title: { type: 'string' }, ...attributes } } },
  data: { 'api::post.post': [{ title: 'Hello' }] },
})

test('the console begins with a query of the world: a type, and what its entries look like', async () => {
  const { sample, ask } = await beginning(posts({ body: { type: 'richtext' } }))
  expect(sample.split(/\s+/).join(' ')).toBe('{ posts { data { id attributes { title body } } } } ')
  expect(await ask()).toEqual({
    data: { posts: { data: [{ id: '1', attributes: { title: 'Hello', body: null } }] } },
  })
})

test.each<[string, WorldDefinition, RegExp, RegExp]>([
  ['nothing private', posts({ secret: { type: 'string', private: true } }), /title/, /secret/],
  [
    'no relations',
    posts({ next: { type: 'relation', relation: 'oneToOne', target: 'api::post.post' } }),
    /title/,
    /next/,
  ],
  [
    'of two types the one that the public may list',
    {
      models: {
        'api::note.note': { attributes: { text: { type: 'string' } } },
        'api::post.post': { attributes: { title: { type: 'string' } } },
      },
      data: { 'api::note.note': [{ text: 'a' }, { text: 'b' }] },
      options: { permissions: { public: ['api::post.post.find'] } },
    },
    /posts/,
    /notes/,
  ],
  [
    'a single type where there is nothing else',
    { models: { 'api::home.home': { kind: 'singleType', attributes: { title: { type: 'string' } } } } },
    /home \{/,
    /homes/,
  ],
])('it has %s', async (_, world, has, hasNot) => {
  const { sample } = await beginning(world)
  expect(sample).toMatch(has)
  expect(sample).not.toMatch(hasNot)
})

test('it has none where nothing can be asked', async () => {
  expect((await beginning({ data: {} })).sample).toBeNull()
})

test.each(readdirSync('specs/worlds'))('of %s it is answered', async name => {
  const { sample, ask } = await beginning(name)
  if (typeof sample === 'string') expect(await ask()).not.toHaveProperty('errors')
})
