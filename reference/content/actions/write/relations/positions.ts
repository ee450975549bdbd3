import { validationError } from '../../../errors.ts'
import type { Reference } from './reference.ts'

/** Where connected entries go among those that are linked already. */
export interface Positions {
  readonly clause: string
  /** The new list of ids. Throws a ValidationError for places that cannot be. */
  readonly place: (
    ids: readonly number[],
    connect: readonly Reference[],
    strict: boolean,
  ) => readonly number[]
}

/**
 * content.writes.relations.position: A connected entry goes to the end, or where its `position` says: `before` or
 * `after` a linked entry, at the `start` or the `end`. One that is linked already moves.
 */
export const positions: Positions = {
  clause: 'content.writes.relations.position',
  place: (ids, connect, strict) =>
    inOrder(connect, ids, strict).reduce((list, reference) => insert(list, reference), ids),
}

/** The entry beside which another one goes; undefined for one that goes to the start or the end. */
function neighbour({ position }: Reference): unknown {
  return position.before || position.after || undefined
}

function insert(ids: readonly number[], reference: Reference): readonly number[] {
  const { id, position } = reference
  const others = ids.filter(known => known !== id)
  const index = indexFor(reference, others)
  if (index < 0) {
    const where = `relation with id ${id} at position ${JSON.stringify(position)}`
    throw validationError(
      `There was a problem connecting ${where}. The list of connect relations is not valid`,
    )
  }
  return [...others.slice(0, index), id, ...others.slice(index)]
}

/** -1 when the neighbour is not among the others. */
function indexFor({ position }: Reference, others: readonly number[]): number {
  if (position.before) return placeOf(position.before, others)
  if (position.after) return placeOf(position.after, others) + 1 || -1
  return position.start ? 0 : others.length
}

/** An id that is sent as text is no id here (observed). */
function placeOf(id: unknown, others: readonly number[]): number {
  return typeof id === 'number' ? others.indexOf(id) : -1
}

/** Entries that others go beside come first. */
function inOrder(
  connect: readonly Reference[],
  linked: readonly number[],
  strict: boolean,
): readonly Reference[] {
  const byId = new Map(connect.map(reference => [String(reference.id), reference]))
  if (byId.size < connect.length) throw validationError(connectedTwice(connect))
  const places = { byId, linked: new Set(linked.map(String)), strict }
  const sorted = new Set<Reference>()
  for (const reference of connect) {
    for (const next of chainTo(reference, places, sorted).toReversed()) sorted.add(next)
  }
  return [...sorted].map(reference => (isPlaceable(reference, places) ? reference : atTheEnd(reference)))
}

interface Places {
  readonly byId: ReadonlyMap<string, Reference>
  readonly linked: ReadonlySet<string>
  readonly strict: boolean
}

/** An entry and all that it waits for, each after the one that goes beside it. */
function chainTo(reference: Reference, places: Places, sorted: ReadonlySet<Reference>): readonly Reference[] {
  const chain = new Set<Reference>()
  let next: Reference | undefined = reference
  while (next && !sorted.has(next)) {
    chain.add(next)
    if (places.strict && !isPlaceable(next, places)) throw validationError(notConnected(next))
    const beside: string = String(neighbour(next))
    next = places.linked.has(beside) ? undefined : places.byId.get(beside)
    if (next && chain.has(next)) throw validationError(CIRCULAR)
  }
  return [...chain]
}

function isPlaceable(reference: Reference, { byId, linked }: Places): boolean {
  const beside = neighbour(reference)
  return beside === undefined || linked.has(String(beside)) || byId.has(String(beside))
}

function atTheEnd({ id }: Reference): Reference {
  return { id, position: {} }
}

const CIRCULAR =
  'A circular reference was found in the connect array. One relation is trying to connect before/after another one that is trying to connect before/after it'

function notConnected(reference: Reference): string {
  const { id, position } = reference
  const where = `relation with id ${id} at position ${JSON.stringify(position)}`
  return `There was a problem connecting ${where}. The relation with id ${neighbour(reference)} needs to be connected first.`
}

function connectedTwice(connect: readonly Reference[]): string {
  const ids = connect.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  return `The relation with id ${twice} is already connected. You cannot connect the same relation twice.`
}
