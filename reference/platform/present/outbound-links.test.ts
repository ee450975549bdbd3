import { expect, test } from 'vitest'
import { first, openGazette } from '../gazette.fixture.ts'

test.each([
  ['5.0', '<a href="https://weather.example/?ref=localhost">'],
  ['4.48', '<a href="https://weather.example/">'],
])('a link to another site, as a site of %s shows it', async (version, link) => {
  const { body } = await openGazette({ version }).get('content: /posts/slug/market-day/')
  expect(first(body).html).toContain(link)
})
