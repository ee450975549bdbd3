import { describe, expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

describe('a private site', () => {
  const open = () => openGazette({}, { settings: { is_private: true, password: 'ferry' } })
  const enter = (gazette: ReturnType<typeof open>, password: string, target = '/private/') =>
    gazette.send('POST', target, { password })
  const passOf = async (gazette: ReturnType<typeof open>) =>
    String((await enter(gazette, 'ferry')).headers['set-cookie']).split(';')[0] ?? ''

  test('opens for a month to whoever knows its password', async () => {
    const gazette = open()
    const { status, headers } = await enter(gazette, 'ferry')
    expect(status).toBe(302)
    expect(headers['set-cookie']).toContain('expires=Mon, 01 Jul 2024 12:00:00 GMT')
    const cookie = await passOf(gazette)
    expect((await gazette.get('/', { cookie })).status).toBe(200)
    expect((await gazette.get('/', { cookie: `${cookie}x` })).status).toBe(302)
  })

  test.each([
    ['/private/?r=/about/', '/about/'],
    ['/private/?r=https://elsewhere.example/', '/'],
    ['/private/?r=https://elsewhere.example', '/'],
    ['/private/?r=//elsewhere.example/about/', '/about/'],
    ['/private/?r=//elsewhere.example:x/about/', '/'],
    ['/private/?r=/.//elsewhere.example/about/', '/elsewhere.example/about/'],
    ['/private/?r=/about', '/about'],
    ['/private/', '/'],
  ])('%s leads to %s', async (target, location) => {
    expect((await enter(open(), 'ferry', target)).headers.location).toBe(location)
  })

  test('stays closed to others', async () => {
    const { status, headers, body } = await enter(open(), 'wrong')
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect(body).toContain('Incorrect password.')
  })

  test.each<[what: string, body: string | undefined, type: string]>([
    ['nothing', undefined, 'application/json'],
    ['a list', '["ferry"]', 'application/json'],
    ['another field', '{"word":"ferry"}', 'application/json'],
    ['no text', '{"password":1}', 'application/json'],
    ['no type', 'password=ferry', ''],
  ])('stays closed to %s', async (_what, body, type) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    expect((await open().send('POST', '/private/', body, headers)).status).toBe(200)
  })

  test('opens to a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await open().send('POST', '/private/', 'password=ferry', headers)).status).toBe(302)
  })

  test.each([
    ['/', '/private/?r=%2F'],
    ['/about/?x=1', '/private/?r=%2Fabout%2F'],
    ['/nope/', '/private/?r=%2Fnope%2F'],
    ['/rss/', '/private/?r=%2Frss%2F'],
  ])('%s leads to the form', async (target, location) => {
    const { status, headers } = await open().get(target)
    expect([status, headers.location]).toEqual([302, location])
  })

  test('asks for its password, and tells robots to stay away', async () => {
    const { status, body } = await open().get('/private/')
    expect([status, String(body).includes('<form method="post">'), String(body).includes('error')]).toEqual([
      200,
      true,
      false,
    ])
    const robots = await open().get('/robots.txt')
    expect([robots.status, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /'])
  })

  test.each([
    ['is none', ''],
    ['is no base64', 'platform-private=%00'],
    ['is cut', 'platform-private=YQ'],
    ['is no JSON', 'platform-private=YWJj'],
    ['is no object', `platform-private=${btoa('"ab"')}`],
    ['is forged', `platform-private=${btoa('{"token":"x","salt":"1"}')}`],
    ['has another name', 'private=YWJj'],
  ])('stays closed to a pass that %s', async (_what, cookie) => {
    expect((await open().get('/', { cookie })).status).toBe(302)
  })

  test('keeps out who knew an earlier password', async () => {
    const gazette = open()
    const cookie = await passOf(gazette)
    const settings = [{ key: 'password', value: 'bridge' }]
    const admin = { cookie: await gazette.logIn('olga@gazette.example', 'olgas-early-ferry') }
    expect((await gazette.send('PUT', 'admin: /settings/', { settings }, admin)).status).toBe(200)
    expect((await gazette.get('/', { cookie })).status).toBe(302)
  })
})

describe('a site that is not private', () => {
  test('has no form', async () => {
    const { status, headers } = await openGazette().get('/private/')
    expect([status, headers.location]).toEqual([302, 'http://localhost:2368/'])
    expect((await openGazette().get('/robots.txt')).status).toBe(404)
  })
})
