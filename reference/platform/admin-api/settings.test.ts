import { beforeEach, describe, expect, it } from 'vitest'
import { at, first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'

let site: Gazette
let headers: Record<string, string>
let cookie: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  headers = await site.token()
  cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
})

describe('settings', () => {
  const set = (key: string, value: string | boolean | number) =>
    site.send('PUT', 'admin: /settings/', { settings: [{ key, value }] }, cookie)

  it('are written by key, and all are answered', async () => {
    const { body } = await set('title', 'News')
    expect(rows(body).find(setting => setting.key === 'title')).toEqual({ key: 'title', value: 'News' })
    expect(at((await site.get('content: /settings/')).body, 'settings.title')).toBe('News')
  })

  it.each([
    ['true', true, 200],
    ['the text "true"', 'true', 422],
    ['a number', 1, 422],
    ['an object as text', '{"isActive":true}', 422],
  ])('the image provider takes %s with %s', async (_fact, value, status) => {
    expect((await set('unsplash', value)).status).toBe(status)
  })

  it.each([
    ['keeps its hour of the day', '2024-06-03T12:00:00.000Z', 'scheduled', '2024-06-03T03:00:00.000Z'],
    ['is a draft where that hour is over', '2024-06-01T20:00:00.000Z', 'draft', '2024-06-01T20:00:00.000Z'],
  ])('of another time zone: what is scheduled %s', async (_fact, published_at, status, then) => {
    const posts = [{ title: 'x', status: 'scheduled', published_at }]
    const { body } = await site.send('POST', 'admin: /posts/', { posts }, headers)
    site.wait(60_000)
    await set('timezone', 'Asia/Tokyo')
    const where = `admin: /posts/${String(first(body).id)}/`
    const moved = first((await site.get(where, headers)).body)
    expect(moved).toMatchObject({ status, published_at: then, updated_at: '2024-06-01T12:01:00.000Z' })
    await set('timezone', 'Asia/Tokyo')
    site.wait(60_000)
    await set('timezone', 'Asia/Seoul')
    expect(first((await site.get(where, headers)).body)).toEqual(moved)
  })

  it.each([
    ['an empty text becomes nothing', 'title', '', 200, null],
    ['but where there was one it stays', 'body_font', '', 200, ''],
    ['an accent is none', 'accent_color', '', 422, '#FF1A75'],
  ])('%s', async (_fact, key, value, status, then) => {
    expect((await set(key, value)).status).toBe(status)
    const listed = rows((await site.get('admin: /settings/', cookie)).body)
    expect(listed.find(setting => setting.key === key)?.value).toBe(then)
  })

  it('do not take type, but group', async () => {
    const all = rows((await site.get('admin: /settings/?type=blog', cookie)).body)
    expect(all.length).toBeGreaterThan(80)
    const { body } = await site.get('admin: /settings/?group=private', cookie)
    expect(rows(body).map(setting => setting.key)).toEqual(['is_private', 'password', 'public_hash'])
  })

  it('unknown ones have no effect', async () => {
    expect((await set('platform_head', '<x>')).status).toBe(200)
  })

  it('of the payment provider are forgotten with 204', async () => {
    const reply = await site.send('DELETE', 'admin: /settings/payments/connect/', undefined, cookie)
    expect(reply).toMatchObject({ status: 204, body: null })
  })

  it("the members' address is asked for with 204, and mailed", async () => {
    const body = { email: 'new@gazette.example', type: 'supportAddressUpdate' }
    expect(await site.send('POST', 'admin: /settings/members/email/', body, cookie)).toMatchObject({
      status: 204,
      body: null,
    })
    expect(site.mail().map(mail => mail.to)).toEqual(['new@gazette.example'])
  })
})
