import type { Unit } from '../units/map-units.ts'
import { withUnit } from './change-unit.ts'
import type { Quirk } from './quirk.ts'

/** The unit is not there. */
export const MISSING: unique symbol = Symbol('missing')

/** What is otherwise: some members of the unit, or those that a function makes of it; or the unit is missing. */
export type Otherwise<U> = Partial<U> | ((unit: U) => Partial<U>) | typeof MISSING

/** What is wrong (the end of the quirk's id), what a server with it does (one sentence), and what is otherwise. */
export type Deviation<U> = readonly [wrong: string, says: string, change: Otherwise<U>]

/**
 * Quirks that deviate in one unit, a row each. They break the unit's own clause, or the one that is named. A row whose
 * unit is not among the units throws when it is applied.
 */
export function deviations<U extends Unit>(
  unit: U,
  rows: readonly Deviation<U>[],
  clause: string = unit.clause,
): readonly Quirk[] {
  return rows.map(([wrong, says, change]) => ({
    id: `${clause}.${wrong}`,
    clause,
    says,
    apply: units => withUnit(units, unit, changer(change)),
  }))
}

/** The same quirks, which break a documented clause besides their own. */
export function breakingToo(clause: string | undefined, quirks: readonly Quirk[]): readonly Quirk[] {
  return quirks.map(quirk => ({ ...quirk, breaks: clause }))
}

function changer<U extends Unit>(change: Otherwise<U>): (unit: U) => U | null {
  if (change === MISSING) return () => null
  return unit => ({ ...unit, ...(typeof change === 'function' ? change(unit) : change) })
}
