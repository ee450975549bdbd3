import { nearestName } from '../../text/nearest-name.ts'
import { AskedAgain } from '../units/asked-again.ts'
import type { Units } from '../units/units.ts'
import { UsageError } from '../usage-error.ts'
import { changed } from './change-unit.ts'
import { contentQuirks } from './content/quirks.ts'
import { platformQuirks } from './platform/quirks.ts'
import { profiles } from './profiles.ts'
import type { Quirk } from './quirk.ts'

/** Every quirk that can be switched on. */
export const allQuirks: readonly Quirk[] = [...contentQuirks, ...platformQuirks]

/**
 * The quirks that are asked for: those of the profile, then those named. Throws a UsageError for a name that
 * is none.
 */
export function chooseQuirks(ids: readonly string[], profile: string | null): readonly Quirk[] {
  const ofProfile = profile === null ? [] : profileNamed(profile).quirks
  return [...new Set([...ofProfile, ...ids])].map(quirkNamed)
}

const made = new WeakMap<Units, AskedAgain<Units>>()

/** A schema of GraphQL may be kept by each. */
const MOST_MADE = 1_000

/**
 * The units with the quirks of the profile in place, and then those named. Whoever looks for a quirk tries the same ones
 * again for each request: those are made once, with all that is derived from them.
 */
export function unitsWith(units: Units, ids: readonly string[], profile: string | null): Units {
  const known = made.get(units) ?? new AskedAgain<Units>(MOST_MADE)
  made.set(units, known)
  return known.get(JSON.stringify([profile, ids]), () => {
    const all = chooseQuirks(ids, profile)
    if (profile === null || ids.length === 0) return withQuirks(units, all)
    const ofProfile = chooseQuirks([], profile)
    return withQuirks(unitsWith(units, [], profile), all.slice(ofProfile.length))
  })
}

/** The units with the quirks in place. */
export function withQuirks(units: Units, quirks: readonly Quirk[]): Units {
  return quirks.reduce((before, quirk) => changed(quirk, before), units)
}

const quirksById: ReadonlyMap<string, Quirk> = new Map(allQuirks.map(quirk => [quirk.id, quirk]))

function quirkNamed(id: string): Quirk {
  const quirk = quirksById.get(id)
  if (!quirk)
    throw unknownName(
      'quirk',
      id,
      allQuirks.map(candidate => candidate.id),
    )
  return quirk
}

function profileNamed(name: string) {
  const profile = profiles.find(candidate => candidate.name === name)
  if (!profile)
    throw unknownName(
      'profile',
      name,
      profiles.map(candidate => candidate.name),
    )
  return profile
}

/** With the nearest name, or with all of them when they are few. */
const LONGEST_LIST = 12

function unknownName(what: string, name: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known)
  const hint = nearest === null ? '' : `; did you mean ${nearest}?`
  const list = nearest === null && known.length <= LONGEST_LIST ? `; there are ${known.join(', ')}` : ''
  return new UsageError(`There is no ${what} ${name}${hint}${list}`)
}
