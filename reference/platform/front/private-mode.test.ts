import { describe, expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

describe('a private site', () => {
  const open = () => openGazette({}, { settings: { is_private: true, password: 'ferry' } })
  const enter = (gazette: ReturnType<typeof open>, password: string, target = '/private/') =>
    gazette.send('POST', target, { password })

  test('opens for a month to whoever knows its password', async () => {
    const gazette = open()
    const { status, headers } = await enter(gazette, 'ferry')
    expect(status).toBe(302)
    expect(headers['set-cookie']).toContain('expires=Mon, 01 Jul 2024 12:00:00 GMT')
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    expect((await gazette.get('/', { cookie })).status).toBe(200)
    expect((await gazette.get('/', { cookie: `${cookie}x` })).status).toBe(302)
  })

  test.each([
    ['/private/?r=/about/', '/about/'],
    ['/private/?r=https://elsewhere.example/', '/'],
    ['/private/', '/'],
  ])('%s leads to %s', async (target, location) => {
    expect((await enter(open(), 'ferry', target)).headers.location).toBe(location)
  })

  test('stays closed to others', async () => {
    const { status, headers } = await enter(open(), 'wrong')
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
  })
})
