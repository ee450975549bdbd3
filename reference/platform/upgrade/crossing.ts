import type { Change, Opened, PlatformUnits, Site } from '../contracts.ts'
import type { ApiRequest } from '../http/request.ts'
import { type Era, eraOf, type Moment } from '../service/era.ts'
import { matchRoute } from '../service/match.ts'
import { goForward } from '../service/travel.ts'
import { platformUnits } from '../units.ts'
import type { Major } from '../version.ts'

/** The way of one request from an older platform to a newer one. */
export interface Crossing {
  readonly before: Era
  readonly after: Era
  /** The changes that it meets, the oldest first. */
  readonly changes: readonly Change[]
}

/** What a request meets on its way between two moments. */
export function crossingOf(from: Moment, to: Moment): Crossing {
  const [before, after] = [eraOf(platformUnits, from), eraOf(platformUnits, to)]
  const still = new Set(after.undone.map(({ clause }) => clause))
  return { before, after, changes: before.undone.filter(({ clause }) => !still.has(clause)).toReversed() }
}

/** The moment of a request whose URL asks for the shapes of a version. */
export function momentOf(site: Major, opened: Opened | null): Moment {
  const shape = opened?.shape ?? site
  return { site, api: site, shape: shape < site ? shape : site }
}

/** Whether a platform has a route for a request in its own words. */
export function isServed(request: ApiRequest, { units, undone }: Era, site: Site): boolean {
  const newest = goForward(request, undone.toReversed(), site).at(-1)?.after ?? request
  return matchRoute(units.routes, newest, site.brand) !== null
}

/** The change without which something would still be there: the newest whose undoing brings it back. */
export function culprit(
  { changes, after }: Crossing,
  isThere: (units: PlatformUnits) => boolean,
): Change | null {
  let { units } = after
  for (const change of changes.toReversed()) {
    units = change.undo?.(units) ?? units
    if (isThere(units)) return change
  }
  return null
}
