import { mapUnits, type Unit } from '../units/map-units.ts'
import { UsageError } from '../usage-error.ts'

/** The documented unit in whose place a changed one stands. */
const places = new WeakMap<Unit, Unit>()

/**
 * `units` with one unit changed, or taken out of its list where `change` gives null. The unit is known by its place,
 * not by its clause, which two units may share: one that other quirks have changed is still found. What holds no
 * change stays the same object, as caches are keyed on units. Throws UnitGone where the unit is nowhere.
 */
export function withUnit<T extends object, U extends Unit>(
  units: T,
  unit: U,
  change: (current: U) => U | null,
): T {
  const changed = mapUnits(units, current => {
    if (!standsFor(current, unit)) return current
    const made = change(current)
    if (made) places.set(made, unit)
    return made
  })
  if (changed === units) throw new UnitGone(unit.clause)
  return changed
}

/** There is nothing to change: another change took the unit away. */
class UnitGone extends Error {
  readonly clause: string

  constructor(clause: string) {
    super(`the unit of ${clause} is not among the units`)
    this.clause = clause
  }
}

/** Throws a UsageError where what a change is about is gone: two of them do not go together. */
export function changed<T>({ id, apply }: Change<T>, units: T): T {
  try {
    return apply(units)
  } catch (error) {
    if (!(error instanceof UnitGone)) throw error
    throw new UsageError(
      `${id} changes what ${error.clause} says, which another quirk, the profile or another freedom takes away: leave one of the two out.`,
    )
  }
}

interface Change<T> {
  readonly id: string
  readonly apply: (units: T) => T
}

/** The unit of a clause in a list, where it has no name of its own. Throws where the list has none. */
export function unitOf<U extends Unit>(list: readonly U[], clause: string): U {
  const unit = list.find(candidate => candidate.clause === clause)
  if (!unit) throw new Error(`invariant: the list has no unit of ${clause}`)
  return unit
}

function standsFor<U extends Unit>(current: Unit, unit: U): current is U {
  return (places.get(current) ?? current) === unit
}
