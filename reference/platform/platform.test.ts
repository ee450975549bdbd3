import { describe, expect, test } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { settableClock } from '../world/clock.ts'
import { WorldError } from '../world/problems.ts'
import { gazetteWorld, NOW, openGazette, rows } from './gazette.fixture.ts'
import {
  brandNamed,
  createPlatform,
  ghostBrand,
  type PlatformOptions,
  platformBrand,
  readPlatform,
} from './index.ts'

const open = (options: Partial<PlatformOptions> = {}) =>
  createPlatform({ site: readPlatform(gazetteWorld(), 'gazette'), clock: settableClock(NOW), ...options })

describe('a platform', () => {
  test('goes back to its site, with its ids and without mails', async () => {
    const site = openGazette()
    const headers = await site.token()
    const add = async () =>
      rows((await site.send('POST', 'admin: /tags/', { tags: [{ name: 'New' }] }, headers)).body)[0]
    const added = await add()
    await site.get('content: /nope/', { 'accept-version': 'v4.0' })
    expect(site.mail()).toHaveLength(2)
    site.reset()
    expect(site.mail()).toEqual([])
    expect(await add()).toEqual(added)
  })

  test('counts what was written, mails too, and which ids were taken', async () => {
    const platform = open()
    const send = (target: string, headers = {}) =>
      platform.service({ method: 'GET', target, headers, body: null })
    await send('/platform/api/content/posts/?key=0123456789abcdef0123456789')
    expect([platform.writes(), platform.taken()]).toEqual([0, 0])
    await send('/platform/api/content/nope/', { 'accept-version': 'v4.0' })
    expect([platform.writes(), platform.taken()]).toEqual([3, 1])
    expect(platform.mail()).toHaveLength(2)
    platform.reset()
    expect(platform.writes()).toBe(5)
  })

  test('hands mails on', async () => {
    const told: string[] = []
    const headers = { 'accept-version': 'v4.0' }
    await open({ mail: ({ to }) => told.push(to) }).service({
      method: 'GET',
      target: '/platform/api/nope/',
      headers,
      body: null,
    })
    expect(told).toEqual(['olga@gazette.example', 'ada@gazette.example'])
  })

  test.each<
    [what: string, options: Partial<PlatformOptions>, error: typeof UsageError | typeof WorldError | null]
  >([
    ['the version of its site', {}, null],
    ['another version', { version: '4.48' }, null],
    ['no version', { version: 'latest' }, UsageError],
    ['a version that nobody knows', { version: '6.0' }, UsageError],
    [
      'SQLite3 in production',
      {
        production: true,
        site: readPlatform(
          gazetteWorld({ site: { title: 'T', url: 'http://x', database: { client: 'sqlite3' } } }),
          'w',
        ),
      },
      WorldError,
    ],
    [
      'SQLite3',
      {
        production: false,
        site: readPlatform(
          gazetteWorld({ site: { title: 'T', url: 'http://x', database: { client: 'sqlite3' } } }),
          'w',
        ),
      },
      null,
    ],
  ])('runs as %s', (_what, options, error) => {
    if (error) expect(() => open(options)).toThrow(error)
    else expect(() => open(options)).not.toThrow()
  })
})

test('brands go by their word', () => {
  expect([brandNamed('ghost'), brandNamed('platform')]).toEqual([ghostBrand, platformBrand])
  expect(() => brandNamed(JSON.parse('"other"'))).toThrow('brand: found other, expected platform or ghost.')
})
