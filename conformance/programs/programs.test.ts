import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { checkDatabaseUrl, databaseFor } from './database-url.ts'
import { choiceNamed } from './programs.ts'

describe('a program is named with its version', () => {
  test('or without: then it is the newest one', () => {
    expect(choiceNamed('strapi').release.version).toBe('4.26.2')
    expect(choiceNamed('strapi@4.15.5').release.version).toBe('4.15.5')
  })

  test.each(['drupal@10', 'strapi@5.0.0', '', '@'])(
    '%s is none, and those that are known are named',
    text => {
      expect(() => choiceNamed(text)).toThrow(/expected one of .*strapi@4\.26\.2/)
    },
  )
})

test('a site holds worlds of one’s own, but for those that ask for more than its API can set', () => {
  const site = { title: 'Own', url: 'http://localhost:2368', version: '5.99' }
  const world = (more: object) => JSON.stringify({ site: { ...site, ...more } })
  const specs = scratchDirectory({
    'worlds/harbour/platform.json': world({ minimum_supported_version: '5.0' }),
    'worlds/island/platform.json': JSON.stringify({ site: { title: 'Own', url: 'http://localhost:2368' } }),
    'worlds/newest/platform.json': world({ version: undefined, minimum_supported_version: '5.0' }),
    'worlds/limited/platform.json': world({ limits_attempts: true }),
    'worlds/older/platform.json': world({ minimum_supported_version: '3.0' }),
    'worlds/library/data.json': '{}',
  })
  expect(choiceNamed('ghost').program.worldsIn(specs)).toEqual(['gazette', 'harbour', 'island', 'newest'])
})

describe('the address of a database', () => {
  test.each([
    ['sqlite needs none', 'sqlite', undefined, 1, null],
    ['one world has one', 'postgres', 'postgres://me@host/empty', 1, 'postgres://me@host/empty'],
    ['several have one each', 'mysql', 'mysql://me@host/a_{world}', 2, 'mysql://me@host/a_{world}'],
  ] as const)('%s', (_, database, url, worlds, expected) => {
    expect(checkDatabaseUrl(database, url, worlds)).toBe(expected)
  })

  test.each([
    ['none', 'postgres', undefined, 1, /needs the address of an empty database: --database-url postgres:/],
    ['another kind', 'mysql', 'postgres://me@host/empty', 1, /found no address of a mysql/],
    ['one for several worlds', 'postgres', 'postgres://me@host/empty', 2, /found one database for 2 worlds/],
  ] as const)('%s is refused', (_, database, url, worlds, message) => {
    expect(() => checkDatabaseUrl(database, url, worlds)).toThrow(message)
  })

  test('names the world', () => {
    expect(databaseFor({ databaseUrl: 'mysql://me@host/a_{world}' }, 'tickets-open')).toBe(
      'mysql://me@host/a_tickets_open',
    )
  })
})
