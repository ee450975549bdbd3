import type { Clause, Scenario, Step, VersionRange } from './clause.ts'

/** Most of the documentation is about it, and so is what says nothing of versions. */
export const NEWEST_MAJOR = 5

/** From this one on the platform has one URL for each API. */
const SINGLE_URL_SINCE = 5

/** `4`, `4.48`. */
export const VERSION = /^\d+(\.\d+)?$/

/** Whether something holds for a version. The numbers count, not the texts: `4.48` came after `4.5`. */
export function isWithin(version: string, { since, before }: VersionRange): boolean {
  return compareVersions(version, since) >= 0 && (before === null || compareVersions(version, before) < 0)
}

/** Whether a scenario holds where the platform runs as a version; null is that of its world, one of the newest. */
export function holdsAt({ versions }: Scenario, version: string | null): boolean {
  return versions === null || isWithin(version ?? `${NEWEST_MAJOR}.0`, versions)
}

/** Below zero when the first one is older. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  return one.major - other.major || one.minor - other.minor
}

/** Whether something holds for all versions for which another one does. */
export function covers(range: VersionRange, other: VersionRange): boolean {
  if (compareVersions(range.since, other.since) > 0) return false
  if (range.before === null) return true
  return other.before !== null && compareVersions(other.before, range.before) <= 0
}

/** The major of a version; of none that is said, the newest. */
export function majorOf(version: string | null): number {
  return version === null ? NEWEST_MAJOR : numbersOf(version).major
}

function numbersOf(version: string): { readonly major: number; readonly minor: number } {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return { major, minor }
}

/** As a sentence goes on: `since 5.0`, `since 2.0 and before 4.0`. */
export function rangeText({ since, before }: VersionRange): string {
  return before === null ? `since ${since}` : `since ${since} and before ${before}`
}

/**
 * What a scenario is asked as where the target may run as anything: the last major for which it holds. Null is the
 * version of its world.
 */
export function usualVersion({ since, before }: VersionRange): string | null {
  if (before === null) return null
  const { major, minor } = numbersOf(before)
  const last = minor > 0 ? `${major}.0` : `${major - 1}.0`
  return compareVersions(last, since) < 0 ? since : last
}

/** The scenario as a platform of this version is asked it. The other service has no versions. */
export function askedAs(scenario: Scenario, version: string): Scenario {
  return scenario.versions === null ? scenario : { ...scenario, platformVersion: version }
}

/** Clauses with those of their scenarios alone that a platform of this version is asked, as it is asked them. */
export function clausesAt(clauses: readonly Clause[], version: string): readonly Clause[] {
  return clauses.map(clause => ({
    ...clause,
    scenarios: clause.scenarios.filter(it => holdsAt(it, version)).map(it => askedAs(it, version)),
  }))
}

/**
 * A step as a platform of this version is asked it: an API that has a version in its URLs is asked for the stable one.
 * A path that names a version stays as it is, and one that is exactly what the step is about.
 */
export function stepAt(version: string | null, step: Step): Step {
  const { request } = step
  if (request.isExact) return step
  const path = pathAt(version, request.path)
  return path === request.path ? step : { ...step, request: { ...request, path } }
}

/** The path of an API in the form of the stable one of a version. One that names a version stays as it is. */
export function pathAt(version: string | null, path: string): string {
  return path.replace(API, `$1${prefixOf(majorOf(version))}$2`)
}

const API = /^(\/platform\/api\/)((?:content|admin)\/)/

/** What stands in the URLs of a major's stable API, with its slash. */
export function prefixOf(major: number): string {
  if (major === 1) return 'v0.1/'
  return major < SINGLE_URL_SINCE ? `v${major}/` : ''
}
