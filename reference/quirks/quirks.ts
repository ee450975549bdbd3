import { nearestName } from '../../text/nearest-name.ts'
import type { Units } from '../units/units.ts'
import { UsageError } from '../usage-error.ts'
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

/** The units with the quirks in place. */
export function withQuirks(units: Units, quirks: readonly Quirk[]): Units {
  return quirks.reduce((changed, quirk) => quirk.apply(changed), units)
}

function quirkNamed(id: string): Quirk {
  const quirk = allQuirks.find(candidate => candidate.id === id)
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

function unknownName(what: string, name: string, known: readonly string[]): UsageError {
  const nearest = nearestName(name, known)
  return new UsageError(`There is no ${what} ${name}${nearest === null ? '' : `; did you mean ${nearest}?`}`)
}
