import { WorldError } from '../../world/problems.ts'
import type { PlatformUnits, StartCheck } from '../contracts.ts'
import { eraOf } from '../service/era.ts'
import type { SiteData } from '../site/data.ts'
import type { Major } from '../version.ts'

/**
 * MySQL 8 is the only database that is supported in development and production; SQLite3 only in local
 * development; MySQL 5 not at all.
 */
const database: StartCheck = {
  clause: 'platform.start.database',
  problem: ({ setup: { database: used, environment } }) => {
    if (!used) return null
    const fits =
      used.client === 'mysql' ? used.version === null || used.version >= 8 : environment === 'development'
    if (fits) return null
    const found = used.client === 'mysql' ? `MySQL ${used.version}` : `SQLite3 in ${environment}`
    return { path: 'site.database', found, expected: 'MySQL 8, or SQLite3 in development' }
  },
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
