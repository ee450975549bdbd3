import type { Change, PlatformUnits } from '../../platform/contracts.ts'
import type { Units } from '../units.ts'
import { changePlatform } from './change-platform.ts'

/**
 * What a quirk does to a unit that only older majors have: `change` gets the units as they are when the change that
 * did away with it is undone. A change must restore the clause: a quirk of nothing is a mistake.
 */
export function changeRestored(
  clause: string,
  change: (older: PlatformUnits) => PlatformUnits,
): (units: Units) => Units {
  const restores = (made: Change) => made.restores?.some(unit => unit.clause === clause) === true
  return changePlatform(({ changes }) => {
    if (!changes.some(restores)) throw new Error(`invariant: no change restores ${clause}`)
    return { changes: changes.map(made => (restores(made) ? restoring(made, change) : made)) }
  })
}

function restoring(made: Change, change: (older: PlatformUnits) => PlatformUnits): Change {
  return { ...made, undo: units => change(made.undo?.(units) ?? units) }
}
