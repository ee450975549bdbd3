import { describe, expect, test } from 'vitest'
import { askerOf } from '../changes/asker.fixture.ts'
import { openGazette } from '../gazette.fixture.ts'
import { isObject, type Json } from '../values.ts'

const DAY = 86_400_000
const HALF_A_YEAR = 182.5 * DAY

describe('a session', () => {
  test.each([
    ['ends after half a year', HALF_A_YEAR, 403],
    ['is open until then', HALF_A_YEAR - 1, 200],
  ])('%s', async (_fact, age, status) => {
    const site = openGazette()
    const cookie = await site.logIn('olga@gazette.example', 'olgas-early-ferry')
    site.wait(age)
    expect((await site.get('admin: /users/me/', { cookie })).status).toBe(status)
  })

  test('says when its cookie ends', async () => {
    const site = openGazette()
    const user = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
    const { headers } = await site.send('POST', 'admin: /session/', user)
    expect(headers['set-cookie']).toContain('Expires=Sun, 01 Dec 2024 00:00:00 GMT')
  })

  test.each([
    ['forged', (cookie: string) => `${cookie}x`],
    ['of another site', (cookie: string) => cookie.replace('platform-', 'other-')],
    ['without a signature', (cookie: string) => cookie.replace(/\..*$/, '')],
  ])('whose cookie is %s is none', async (_which, change) => {
    const site = openGazette()
    const cookie = change(await site.logIn('olga@gazette.example', 'olgas-early-ferry'))
    expect((await site.get('admin: /users/me/', { cookie })).status).toBe(403)
  })
})

describe('tokens of 1.0', async () => {
  const site = await askerOf(1)
  const ask = async (given: Record<string, Json>) => {
    const { status, body } = await site.raw('POST', '/platform/api/v0.1/authentication/token/', {
      ...{ client_id: 'platform-frontend', client_secret: '0a1b2c3d4e5f' },
      ...given,
    })
    return { status, given: isObject(body) ? body : {} }
  }
  const password = { grant_type: 'password', username: 'ada@gazette.example', password: 'adas-early-ferry' }

  test('live for a month', async () => {
    expect((await ask(password)).given).toMatchObject({ expires_in: 2_628_000, token_type: 'Bearer' })
  })

  test('are made anew by the one that is for it, and by no other', async () => {
    const { given } = await ask(password)
    const grant = (token: Json | undefined) =>
      ask({ grant_type: 'refresh_token', refresh_token: token ?? '' })
    expect((await grant(given.refresh_token)).status).toBe(200)
    expect((await grant(given.refresh_token)).given).not.toHaveProperty('refresh_token')
    expect((await grant(given.access_token)).status).toBe(401)
    expect((await grant('nothing')).status).toBe(401)
  })
})
