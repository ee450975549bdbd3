import { expect, test } from 'vitest'
import { at, openGazette } from '../../gazette.fixture.ts'

const ROOT = '/platform/api/v0.1'
const CLIENT = { client_id: 'platform-frontend', client_secret: '0a1b2c3d4e5f' }
const USER = { username: 'ada@gazette.example', password: 'adas-early-ferry' }

async function signedIn() {
  const site = openGazette({ version: '1.0' })
  const given = { grant_type: 'password', ...CLIENT, ...USER }
  const { body } = await site.send('POST', `${ROOT}/authentication/token/`, given)
  const ask = async (token: unknown) =>
    (await site.get(`${ROOT}/settings/`, { authorization: `Bearer ${token}` })).status
  const seconds = Number(at(body, 'expires_in'))
  return { site, ask, seconds, access: at(body, 'access_token'), refresh: at(body, 'refresh_token') }
}

test.each([
  ['a second before it ends', -1_000, 200],
  ['when it ends', 0, 401],
])('a bearer token %s: %i ms, %i', async (_when, more, status) => {
  const { site, ask, seconds, access } = await signedIn()
  site.wait(seconds * 1_000 + more)
  expect(await ask(access)).toBe(status)
})

test('a token that refreshes another opens nothing itself, nor does one that is not known', async () => {
  const { ask, refresh } = await signedIn()
  expect([await ask(refresh), await ask('none')]).toEqual([401, 401])
})
