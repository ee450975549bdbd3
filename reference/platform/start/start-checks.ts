import { WorldError } from '../../world/problems.ts'
import type { PlatformUnits, StartCheck } from '../contracts.ts'
import { eraOf } from '../service/era.ts'
import type { Database, SiteData } from '../site/data.ts'
import type { Major } from '../version.ts'

/**
 * MySQL 8 is the only database that is supported in development and production; SQLite3 only in local
 * development; MySQL 5 and any other not at all.
 */
const database: StartCheck = {
  clause: 'platform.start.database',
  problem: ({ setup: { database: used, environment } }) => {
    if (!used || isSupported(used, environment)) return null
    const found = `${nameOf(used)} in ${environment}`
    return { path: 'site.database', found, expected: 'MySQL 8, or SQLite3 in development' }
  },
}

function isSupported({ client, version }: Database, environment: string): boolean {
  if (isMySql(client)) return version === null || version === 8
  return isSqlite(client) && environment === 'development'
}

/** Databases go by the names of their drivers: `mysql2`, `better-sqlite3`. */
function isMySql(client: string): boolean {
  return /^mysql\d*$/i.test(client)
}

function isSqlite(client: string): boolean {
  return /^(better-)?sqlite3?$/i.test(client)
}

function nameOf({ client, version }: Database): string {
  if (isSqlite(client)) return 'SQLite3'
  const name = isMySql(client) ? 'MySQL' : client
  return version === null ? name : `${name} ${version}`
}

/** Secure requests are not served when the configured URL is plain http. */
const secureRequests: StartCheck = {
  clause: 'platform.start.secure-requests',
  problem: ({ url, setup }) =>
    setup.servesSecure && url.startsWith('http:')
      ? {
          path: 'site.server.secure',
          found: `true with ${url}`,
          expected: 'an https URL for secure requests',
        }
      : null,
}

/** The site binds to a port, not to a socket. */
const socket: StartCheck = {
  clause: 'platform.start.socket',
  problem: ({ setup }) =>
    setup.socket === null
      ? null
      : { path: 'site.server.socket', found: setup.socket, expected: 'a port in place of a socket' },
}

/** What a site must not be set up with. */
export const startChecks: readonly StartCheck[] = [database, secureRequests, socket]

/**
 * Checks that a major runs a site that is set up like this.
 * @throws WorldError with everything that it refuses
 */
export function checkStart(data: SiteData, major: Major, units: PlatformUnits): void {
  const era = eraOf(units, { site: major, api: major, shape: major })
  const problems = era.units.startChecks.flatMap(check => {
    const problem = check.problem(data)
    return problem ? [{ file: 'platform.json', ...problem }] : []
  })
  if (problems.length > 0) throw new WorldError(data.title, problems)
}
