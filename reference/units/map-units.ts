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
