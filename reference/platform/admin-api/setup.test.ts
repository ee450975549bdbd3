import { expect, test } from 'vitest'
import gazette from '../../../specs/worlds/gazette/platform.json' with { type: 'json' }
import { first, openGazette } from '../gazette.fixture.ts'

test.each([
  ['nobody', 0, false],
  ['its first user', 1, true],
])('a site with %s is set up: %s, %s', async (_whom, count, status) => {
  const users = gazette.users.slice(0, count)
  const site = openGazette({}, { users, posts: [], pages: [] })
  expect((await site.get('admin: /authentication/setup/')).body).toEqual({ setup: [{ status }] })
})

test('whoever sets up a site that is set up is told so, without a session', async () => {
  const setup = [
    { name: 'Eve', email: 'eve@gazette.example', password: 'eves-early-ferry', blogTitle: 'Eve' },
  ]
  const { status, body } = await openGazette().send('POST', 'admin: /authentication/setup/', { setup })
  expect(status).toBe(403)
  expect(first(body).message).toBe('Setup has already been completed.')
})
