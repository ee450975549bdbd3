import type { Unit } from '../units/map-units.ts'
import type { Units } from '../units/units.ts'
import type { Quirk } from './quirk.ts'

/**
 * The clauses of the units that a quirk or a freedom changes: only answers on which one of them has a say can be others
 * with it. Where it adds a unit to a list, those of the list, too: what it does not let through they no longer decide.
 */
export function touchedClauses({ apply }: Pick<Quirk, 'apply'>, units: Units): ReadonlySet<string> {
  const touched = new Set<string>()
  collect(units, apply(units), touched)
  return touched
}

function collect(before: unknown, after: unknown, touched: Set<string>): void {
  if (before === after) return
  if (isUnit(before)) touched.add(before.clause)
  if (isUnit(after)) touched.add(after.clause)
  if (isUnit(before) || isUnit(after)) return
  if (Array.isArray(before) && Array.isArray(after)) collectItems(before, after, touched)
  else if (isGroup(before) && isGroup(after)) collectMembers(before, after, touched)
}

function collectItems(before: readonly unknown[], after: readonly unknown[], touched: Set<string>): void {
  const isReplaced =
    before.length === after.length && !before.some((item, index) => isMoved(item, index, after))
  if (isReplaced) {
    for (const [index, item] of before.entries()) collect(item, after[index], touched)
    return
  }
  const added = after.filter(item => !before.includes(item))
  // What is missing no longer decides, and the others do as before; what is new may come before any of them.
  const isShorter = added.length === 0 && after.length < before.length
  const concerned = isShorter ? before.filter(item => !after.includes(item)) : [...before, ...added]
  for (const item of concerned) collect(item, null, touched)
}

function isMoved(item: unknown, index: number, after: readonly unknown[]): boolean {
  return after.includes(item) && after[index] !== item
}

function collectMembers(before: object, after: object, touched: Set<string>): void {
  const now = new Map(Object.entries(after))
  for (const [name, member] of Object.entries(before)) collect(member, now.get(name), touched)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isUnit(value: unknown): value is Unit {
  return isGroup(value) && 'clause' in value && typeof value.clause === 'string'
}
