import { expect, test } from 'vitest'
import { createReference } from '../../index.ts'
import { settableClock } from '../../world/clock.ts'
import { NOW, openGazette } from '../gazette.fixture.ts'

const SITE = 'http://localhost:2368'

const jsonOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body))

const OLGA = '67a000000000000000000101'
const NEWS_READER = '67a000000000000000000801'
const KEY = '67a000000000000000000821'

/** A gazette of its own, in which a user is logged in. */
async function openWithSession() {
  const gazette = await createReference({ world: 'specs/worlds/gazette', clock: settableClock(NOW) })
  const send = (method: string, path: string, body: unknown, headers = {}) =>
    gazette.handle({
      ...{ method, target: `/platform/api/admin/${path}` },
      headers: { 'content-type': 'application/json', origin: SITE, ...headers },
      body: jsonOf(body),
    })
  const user = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
  const session = await send('POST', 'session/', user)
  const cookie = { cookie: String(session.headers['set-cookie']).split(';')[0] ?? '', origin: SITE }
  const callerOf = async (headers: Record<string, string>) => {
    const target = '/platform/api/admin/tags/'
    return (await gazette.why({ method: 'GET', target, headers, body: null })).caller
  }
  return { callerOf, cookie, edit: (path: string, body: unknown) => send('PUT', path, body, cookie) }
}

test('who asked is an integration by its name, and by the id of its key where it has none', async () => {
  const { callerOf, edit } = await openWithSession()
  const token = await openGazette().token()
  expect(await callerOf(token)).toEqual({ kind: 'integration', role: null, name: 'News Reader' })
  await edit(`integrations/${NEWS_READER}/`, { integrations: [{ name: null }] })
  expect(await callerOf(token)).toEqual({ kind: 'integration', role: null, name: KEY })
})

test('who asked is a user by the name, which nobody is without', async () => {
  const { callerOf, cookie, edit } = await openWithSession()
  const refused = await edit(`users/${OLGA}/`, { users: [{ name: null }] })
  expect(refused.status).toBe(422)
  expect(await callerOf(cookie)).toEqual({ kind: 'staff', role: 'Owner', name: 'Olga Owner' })
})
