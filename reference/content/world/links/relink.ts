import type { RelationAttribute } from '../../model/types.ts'
import { linkedIds } from '../entries/draft.ts'
import { attributeNamed, change, type End, heldValue, type Linked } from './linked.ts'

/**
 * Makes a relation of a row refer to exactly these rows, in this order, and keeps the other direction in step:
 * a row that gives up its only link, or loses it to this one, no longer shows it. For relations with a target of
 * their own; `relink-morph.ts` has the others. `localizations` go one way: each entry keeps a list of its own.
 */
export function relink(world: Linked, end: End<RelationAttribute>, ids: readonly number[]): void {
  const { attribute, uid, id } = end
  const before = linkedIds(heldValue(world, end))
  change(world, uid, id, { [attribute.name]: attribute.many ? [...ids] : (ids[0] ?? null) })
  const other = inverseOf(world, attribute)
  if (!other) return
  const after = attribute.many ? ids : ids.slice(0, 1)
  for (const gone of before) if (!after.includes(gone)) dropLink(world, { ...other, id: gone }, id)
  for (const come of after) if (!before.includes(come)) addLink(world, end, { ...other, id: come })
}

type Inverse = Omit<End<RelationAttribute>, 'id'>

function inverseOf(world: Linked, { name, target, inverse }: RelationAttribute): Inverse | null {
  if (target === null || inverse === name) return null
  const attribute = attributeNamed(world, target, inverse)
  return attribute?.kind === 'relation' ? { uid: target, attribute } : null
}

/** Takes one id out of what a relation holds. */
export function dropLink(world: Linked, end: End, id: number): void {
  const value = heldValue(world, end)
  const rest = Array.isArray(value) ? value.filter(item => item !== id) : value === id ? null : value
  change(world, end.uid, end.id, { [end.attribute.name]: rest })
}

/** Adds the other direction of a new link. A row that can have one link only leaves the one that it had. */
function addLink(world: Linked, end: End<RelationAttribute>, other: End<RelationAttribute>): void {
  const known = linkedIds(heldValue(world, other))
  if (other.attribute.many) {
    change(world, other.uid, other.id, { [other.attribute.name]: [...known, end.id] })
    return
  }
  for (const former of known) dropLink(world, { ...end, id: former }, other.id)
  change(world, other.uid, other.id, { [other.attribute.name]: end.id })
}
