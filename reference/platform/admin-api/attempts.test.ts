import { describe, expect, it } from 'vitest'
import { first, openGazette } from '../gazette.fixture.ts'

describe('many wrong attempts', () => {
  const login = { username: 'ada@gazette.example', password: 'wrong' }
  const limited = { title: 'T', url: 'http://localhost:2368', limits_attempts: true }

  it('are refused for a while when the site limits them', async () => {
    const site = openGazette({}, { site: limited })
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await site.send('POST', 'admin: /session/', login)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    site.wait(11 * 60_000)
    expect((await site.send('POST', 'admin: /session/', login)).status).toBe(422)
  })

  it('count until ten minutes are over', async () => {
    const site = openGazette({}, { site: limited })
    const attempt = async () => (await site.send('POST', 'admin: /session/', login)).status
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(422)
    site.wait(10 * 60_000)
    expect(await attempt()).toBe(429)
    site.wait(1)
    expect(await attempt()).toBe(422)
  })

  it('are forgotten when one is right', async () => {
    const site = openGazette({}, { site: limited })
    const attempt = async (password: string) =>
      (await site.send('POST', 'admin: /session/', { ...login, password })).status
    for (let i = 0; i < 4; i++) await attempt('wrong')
    expect(await attempt('adas-early-ferry')).toBe(201)
    for (let i = 0; i < 5; i++) expect(await attempt('wrong')).toBe(422)
    expect(await attempt('adas-early-ferry')).toBe(429)
  })

  it('to have a password reset are five', async () => {
    const site = openGazette({}, { site: limited })
    const body = { password_reset: [{ email: 'ada@gazette.example' }] }
    const attempt = async () =>
      (await site.send('POST', 'admin: /authentication/password_reset/', body)).status
    for (let i = 0; i < 5; i++) expect(await attempt()).toBe(200)
    site.wait(10 * 60_000)
    expect(await attempt()).toBe(429)
    site.wait(1)
    expect(await attempt()).toBe(200)
  })

  it('of a content key count for an hour', async () => {
    const site = openGazette({}, { site: limited })
    for (let i = 0; i < 100; i++) await site.get('/platform/api/content/posts/?key=0')
    site.wait(60 * 60_000)
    expect((await site.get('content: /posts/')).status).toBe(429)
    site.wait(1)
    expect((await site.get('content: /posts/')).status).toBe(200)
  })

  it('of a content key too', async () => {
    const site = openGazette({}, { site: limited })
    for (let i = 0; i < 100; i++) await site.get('/platform/api/content/posts/?key=0')
    const reply = await site.get('content: /posts/')
    expect(reply.status).toBe(429)
    expect(first(reply.body).type).toBe('TooManyRequestsError')
  })

  it('have no effect otherwise', async () => {
    const site = openGazette()
    const statuses = []
    for (let i = 0; i < 7; i++) statuses.push((await site.send('POST', 'admin: /session/', login)).status)
    expect(new Set(statuses)).toEqual(new Set([422]))
  })
})
