import { expect, test } from 'vitest'
import { first, openGazette } from '../gazette.fixture.ts'

test.each([
  ['count.posts', { posts: 1 }],
  ['count.members', { members: 2 }],
  ['count.members,count.posts', { posts: 1, members: 2 }],
  ['', undefined],
])('of a newsletter is counted what is asked for: %s', async (include, count) => {
  const members = ['mia', 'max'].map(name => ({ email: `${name}@readers.example`, newsletters: ['daily'] }))
  const posts = [{ title: 'Today', newsletter: 'daily' }]
  const site = openGazette({}, { newsletters: [{ name: 'Daily' }], members, posts, pages: [] })
  const { body } = await site.get(`admin: /newsletters/?include=${include}`, await site.token())
  expect(first(body).count).toEqual(count)
})
