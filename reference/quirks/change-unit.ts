/** One rule of the reference: an object that names the clause it is the definition of. */
export interface Unit {
  readonly clause: string
}

/** The documented unit in whose place a changed one stands. */
const places = new WeakMap<Unit, Unit>()

/**
 * `units` with one unit changed, or taken out of its list where `change` gives null. The unit is known by its place,
 * not by its clause, which two units may share: one that other quirks have changed is still found. What holds no
 * change stays the same object, as caches are keyed on units. Throws where the unit is nowhere: a quirk of nothing is
 * a mistake.
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
  if (changed === units) throw new Error(`invariant: the unit of ${unit.clause} is not among the units`)
  return changed
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

type Replace = (unit: Unit) => Unit | null

/** Groups and lists of units, to any depth, with each unit replaced. The same object where nothing changes. */
function mapUnits<T>(value: T, replace: Replace): T {
  if (typeof value !== 'object' || value === null) return value
  const mapped = Array.isArray(value) ? mapList(value, replace) : mapGroup(value, replace)
  return mapped as T
}

function mapList(list: readonly unknown[], replace: Replace): readonly unknown[] {
  const mapped = list.flatMap(item => (isUnit(item) ? (replace(item) ?? []) : [mapUnits(item, replace)]))
  return mapped.length === list.length && mapped.every((item, index) => item === list[index]) ? list : mapped
}

function mapGroup(group: object, replace: Replace): object {
  let changed = false
  const members = Object.entries(group).map(([name, member]) => {
    const mapped = isUnit(member) ? replace(member) : mapUnits(member, replace)
    if (isUnit(member) && mapped === null)
      throw new Error(`invariant: only a unit in a list can be missing, and ${member.clause} stands alone`)
    changed ||= mapped !== member
    return [name, mapped] as const
  })
  return changed ? Object.fromEntries(members) : group
}

function isUnit(value: unknown): value is Unit {
  return typeof value === 'object' && value !== null && 'clause' in value
}
