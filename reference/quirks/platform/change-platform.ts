import type { PlatformUnits } from '../../platform/units.ts'
import { replaceUnit } from '../quirk.ts'
import type { Units } from '../units.ts'

/** What a quirk does to the units of the platform. */
export function changePlatform(
  change: (platform: PlatformUnits) => Partial<PlatformUnits>,
): (units: Units) => Units {
  return units => ({ ...units, platform: { ...units.platform, ...change(units.platform) } })
}

/** A list without the unit of a clause. The clause must be in the list. */
export function dropUnit<U extends { readonly clause: string }>(
  list: readonly U[],
  clause: string,
): readonly U[] {
  replaceUnit(list, clause, unit => unit)
  return list.filter(unit => unit.clause !== clause)
}
