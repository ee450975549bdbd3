/** One rule of the reference: an object that names the clause it is the definition of. */
export interface Unit {
  readonly clause: string
}

/** What stands in a unit's place; null takes it out of its list. */
export type Replace = (unit: Unit) => Unit | null

/** Groups and lists of units, to any depth, with each unit replaced. The same object where nothing changes. */
export function mapUnits<T>(value: T, replace: Replace): T {
  if (typeof value !== 'object' || value === null) return value
  const mapped = Array.isArray(value) ? mapList(value, replace) : mapGroup(value, replace)
  return mapped as T
}

function mapList(list: readonly unknown[], replace: Replace): readonly unknown[] {
  let changed = false
  const mapped: unknown[] = []
  for (const item of list) {
    const made = isUnit(item) ? replace(item) : mapUnits(item, replace)
    changed ||= made !== item
    if (made !== null || item === null) mapped.push(made)
  }
  return changed ? mapped : list
}

function mapGroup(group: object, replace: Replace): object {
  const changes: Record<string, unknown> = {}
  let changed = false
  for (const [name, member] of Object.entries(group)) {
    const made = isUnit(member) ? replace(member) : mapUnits(member, replace)
    if (made === member) continue
    if (isUnit(member) && made === null)
      throw new Error(`invariant: only a unit in a list can be missing, and ${member.clause} stands alone`)
    changes[name] = made
    changed = true
  }
  return changed ? { ...group, ...changes } : group
}

function isUnit(value: unknown): value is Unit {
  return typeof value === 'object' && value !== null && 'clause' in value
}
