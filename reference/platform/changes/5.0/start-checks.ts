import type { Change } from '../../contracts.ts'

/** 5.0 refuses some ways to run a site that majors before it take. */
function startCheckAdded(name: string): Change {
  return {
    clause: `platform.changes.5-0.${name}`,
    since: 5,
    scope: 'program',
    undo: units => ({
      ...units,
      startChecks: units.startChecks.filter(({ clause }) => clause !== `platform.start.${name}`),
    }),
  }
}

/** MySQL 8 only; SQLite3 only in local development; no MySQL 5. */
export const databaseSupport = startCheckAdded('database')

/** No secure requests when the configured URL is plain http. */
export const secureRequests = startCheckAdded('secure-requests')

/** No socket in place of a port. */
export const socketBinding = startCheckAdded('socket')
