import type { Change, PlatformUnits } from '../contracts.ts'
import type { Major } from '../version.ts'

/** The platform as a request meets it: the units of that time, and the changes that came after it. */
export interface Era {
  readonly units: PlatformUnits
  /** The changes that are undone, the newest first: the order in which answers go back in time. */
  readonly undone: readonly Change[]
}

/** Which majors a request meets. */
export interface Moment {
  /** The major that the site runs as. */
  readonly site: Major
  /** The major that the request is answered as, when its header selects an older one. */
  readonly api: Major
  /** The major whose shapes the version prefix asks for. */
  readonly shape: Major
}

/** The units of a moment: those of the newest major, with the changes undone that came after it. */
export function eraOf(units: PlatformUnits, { site, api, shape }: Moment): Era {
  const latest = { program: site, site: Math.min(site, api), shape: Math.min(site, api, shape) }
  const undone = units.changes
    .filter(change => change.made === false || change.since > latest[change.scope])
    .toSorted((a, b) => a.since - b.since)
    .toReversed()
  return { units: undone.reduce((before, change) => change.undo?.(before) ?? before, units), undone }
}

export type Eras = (moment: Moment) => Era

/** Eras are the same for the whole life of a platform, so each is worked out once. */
export function eraCache(units: PlatformUnits): Eras {
  const eras = new Map<number, Era>()
  return moment => {
    const key = moment.site * 100 + moment.api * 10 + moment.shape
    const era = eras.get(key) ?? eraOf(units, moment)
    eras.set(key, era)
    return era
  }
}
