import { expect, test } from 'vitest'
import gazette from '../../../specs/worlds/gazette/platform.json' with { type: 'json' }
import { openGazette } from '../gazette.fixture.ts'

test.each([
  ['nobody', 0, false],
  ['its first user', 1, true],
])('a site with %s is set up: %s, %s', async (_whom, count, status) => {
  const users = gazette.users.slice(0, count)
  const site = openGazette({}, { users, posts: [], pages: [] })
  expect((await site.get('admin: /authentication/setup/')).body).toEqual({ setup: [{ status }] })
})
