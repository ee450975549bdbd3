import { expect, test } from 'vitest'
import { madeAnswer } from '../made-answer.fixture.ts'
import { surveySite, valuesIn } from './survey.ts'

test('what the kit changes when it signs users in is no value to ask for, in rows and in what they show', async () => {
  const author = {
    slug: 'ada',
    last_seen: '2024-02-01T08:00:00.000Z',
    updated_at: '2024-02-01T08:00:00.000Z',
  }
  const post = { title: 'One', updated_at: '2024-01-01T08:00:00.000Z', authors: [author] }
  const shelves = await surveySite(
    async (_, api) => madeAnswer(200, api === 'admin' ? { users: [author], posts: [post] } : {}),
    null,
  )
  const namesOf = (resource: string) => {
    const shelf = shelves.find(({ api, name }) => api === 'admin' && name === resource)
    return shelf && [...valuesIn(shelf).keys()]
  }
  expect(namesOf('users')).toEqual(['slug'])
  expect(namesOf('posts')).toEqual(['title', 'updated_at', 'authors.slug'])
})
