import { describe, expect, it } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

const site = { title: 'The Gazette', url: 'http://localhost:2368' }
const open = (version: string, more: Record<string, unknown>) => () =>
  openGazette({ version }, { site: { ...site, ...more } })

describe('how a site may be set up', () => {
  it.each([
    ['MySQL 8', { database: { client: 'mysql', version: '8.0' } }, true],
    ['MySQL 5', { database: { client: 'mysql', version: '5.7' } }, false],
    [
      'MySQL 8 in production',
      { environment: 'production', database: { client: 'mysql', version: '8.0' } },
      true,
    ],
    ['MySQL of a version that is not told', { database: { client: 'mysql' } }, true],
    ['MySQL 9', { database: { client: 'mysql', version: '9.1' } }, false],
    ['PostgreSQL', { database: { client: 'postgres', version: '15' } }, false],
    ['MariaDB', { database: { client: 'mariadb' } }, false],
    ['no word of a database', { environment: 'production' }, true],
    ['SQLite3 on a server for tests', { environment: 'staging', database: { client: 'sqlite3' } }, false],
    ['SQLite3 in development', { environment: 'development', database: { client: 'sqlite3' } }, true],
    ['SQLite3 in production', { environment: 'production', database: { client: 'sqlite3' } }, false],
    ['a port', { server: { port: 2368 } }, true],
    ['a socket', { server: { socket: '/run/site.sock' } }, false],
    ['secure requests with an https URL', { url: 'https://gazette.example', server: { secure: true } }, true],
    ['secure requests with an http URL', { server: { secure: true } }, false],
  ])('5.0 and %s', (_fact, more, runs) => {
    if (runs) expect(open('5.0', more)).not.toThrow()
    else expect(open('5.0', more)).toThrow('platform.json: site.')
    expect(open('4.0', more)).not.toThrow()
  })

  it.each([
    [{ client: 'mysql', version: '5.7' }, 'MySQL 5'],
    [{ client: 'postgres', version: '15' }, 'postgres 15'],
    [{ client: 'mariadb' }, 'mariadb'],
    [{ client: 'better-sqlite3' }, 'SQLite3'],
  ])('the database %j is refused by its name', (database, name) => {
    expect(open('5.0', { environment: 'production', database })).toThrow(
      `site.database: found ${name} in production, expected MySQL 8, or SQLite3 in development`,
    )
  })

  it('SQLite3 is refused where the reference itself runs as in production', () => {
    const world = { site: { ...site, database: { client: 'sqlite3' } } }
    expect(() => openGazette({ version: '5.0' }, world)).not.toThrow()
    expect(() => openGazette({ version: '5.0', production: true }, world)).toThrow(
      'site.database: found SQLite3 in production, expected MySQL 8, or SQLite3 in development',
    )
  })
})
