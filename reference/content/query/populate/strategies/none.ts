import type { PopulateStrategy } from '../strategy.ts'

/** content.populate.none: without `populate`, no relation, media field, component or dynamic zone is returned. */
export const none: PopulateStrategy = {
  clause: 'content.populate.none',
  accepts: raw => raw === undefined || raw === null,
  read: () => [],
}
