// The reference within the page, with no server anywhere.
import { createReference } from 'assayer'
import { expect, test } from 'vitest'

const reference = await createReference({
  world: {
    models: { 'api::post.post': { attributes: { title: { type: 'string' } } } },
    data: { 'api::post.post': [{ title: 'Hello' }, { title: 'A quiet week' }] },
  },
})
const titlesOf = ({ data }) => data.map(({ attributes }) => attributes.title)

test('posts by REST', async () => {
  const response = await reference.fetch('/api/posts?sort=title')
  expect(titlesOf(await response.json())).toEqual(['A quiet week', 'Hello'])
})

test('posts by GraphQL', async () => {
  const response = await reference.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ posts(sort: "title") { data { attributes { title } } } }' }),
  })
  const { data } = await response.json()
  expect(titlesOf(data.posts)).toEqual(['A quiet week', 'Hello'])
})

test('all of it in a browser', () => {
  expect(navigator.userAgent).toContain('Chrome')
})
