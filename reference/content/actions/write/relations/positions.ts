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
  place: (ids, connect, strict) => {
    const linked: readonly Linked[] = ids.map(id => ({ id }))
    return inOrder(connect, ids, strict)
      .reduce(insert, linked)
      .map(({ id }) => id)
  },
}

/** What is in the list so far: what was linked before has its id as a number. */
type Linked = Pick<Reference, 'id' | 'isText'>

/** The entry beside which another one goes; undefined for one that goes to the start or the end. */
function neighbour({ position }: Reference): unknown {
  return position.before || position.after || undefined
}

function insert(list: readonly Linked[], reference: Reference): readonly Linked[] {
  const { id, position } = reference
  const others = list.filter(known => known.id !== id)
  const index = indexFor(reference, others)
  if (index < 0) {
    const where = `relation with id ${id} at position ${JSON.stringify(position)}`
    throw validationError(
      `There was a problem connecting ${where}. The list of connect relations is not valid`,
    )
  }
  return [...others.slice(0, index), reference, ...others.slice(index)]
}

/** -1 when the neighbour is not among the others. */
function indexFor({ position }: Reference, others: readonly Linked[]): number {
  if (position.before) return placeOf(position.before, others)
  if (position.after) return placeOf(position.after, others) + 1 || -1
  return position.start ? 0 : others.length
}

/** A text only names what is connected by a text at the same time (observed). */
function placeOf(id: unknown, others: readonly Linked[]): number {
  return others.findIndex(known => id === (known.isText ? String(known.id) : known.id))
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

function atTheEnd(reference: Reference): Reference {
  return { ...reference, position: {} }
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
