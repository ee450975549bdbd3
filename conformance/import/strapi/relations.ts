import type { JsonObject } from '../../compare/json-value.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Row } from './entries.ts'

/** An attribute of a model that refers to rows. */
export interface Attribute {
  readonly uid: string
  readonly name: string
  readonly schema: JsonObject
}

/** One link of an attribute. */
export interface Link {
  readonly from: Row
  readonly to: Row
  /** What the attribute holds of it: an id, or `{__type, id}`. */
  readonly value: unknown
  /** Where it stands among those of `from`; null where the source does not say. */
  readonly position: number | null
  /** Where it stands among those of `to`. */
  readonly backPosition: number | null
}

/**
 * Puts the links of an attribute into its rows, in their order, and into the attribute of the other side where that has
 * another order than the one in which a world would be filled in: by the ids of the rows. A relation to one keeps its
 * first link, at either end, and a list names each row once.
 */
export function linkRows(attribute: Attribute, links: readonly Link[], leftOut: LeftOutList): void {
  const { uid, name, schema } = attribute
  const back = inverseOf(schema)
  const ofOne = isList(schema) ? links : firstOf(links, link => link.from)
  const kept = back?.isList === false ? firstOf(ofOne, link => link.to) : ofOne
  const twice = new Set<Link>()
  if (isList(schema)) {
    for (const [row, own] of runs(kept))
      row[name] = onlyOnce(
        inOrder(own, link => link.position),
        twice,
      ).map(({ value }) => value)
  } else for (const { from, value } of kept) from[name] = value
  const where = `links of ${uid}.${name}`
  leftOut.add(where, 'the relation holds one entry, and it already had one', links.length - kept.length)
  leftOut.add(where, 'they are there twice', twice.size)
  if (!back?.isList) return
  const once = twice.size > 0 ? kept.filter(link => !twice.has(link)) : kept
  for (const [row, own] of grouped(once, link => link.to)) linkBack(row, own, back.name)
}

function linkBack(row: Row, links: readonly Link[], name: string): void {
  const ids = inOrder(links, link => link.backPosition).map(({ from }) => from.id)
  const isFilledIn = ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0))
  if (!isFilledIn) row[name] = ids
}

type Place = (link: Link) => number | null

/** Those without a position come first, as a database sorts them; equal ones keep the order of the source. */
function inOrder(links: readonly Link[], place: Place): readonly Link[] {
  return links.length < 2 ? links : links.toSorted((a, b) => compare(place(a), place(b)))
}

function compare(a: number | null, b: number | null): number {
  const least = Number.NEGATIVE_INFINITY
  return a === b ? 0 : (a ?? least) - (b ?? least)
}

/** The links that begin at each row, in the order of the source, in which they mostly stand beside each other. */
function* runs(links: readonly Link[]): Generator<readonly [Row, readonly Link[]]> {
  const isInOrder = links.every(({ from }, i) => i === 0 || (links[i - 1]?.from.id ?? 0) <= from.id)
  const byRow = isInOrder ? links : links.toSorted((a, b) => a.from.id - b.from.id)
  for (let start = 0, end = 0; start < byRow.length; start = end) {
    const row = byRow[start]?.from
    if (!row) throw new Error('invariant: a run begins with a link')
    while (byRow[end]?.from === row) end++
    yield [row, byRow.slice(start, end)]
  }
}

/** In the order of the source. */
function grouped(links: readonly Link[], rowOf: (link: Link) => Row): ReadonlyMap<Row, readonly Link[]> {
  const groups = new Map<Row, Link[]>()
  for (const link of links) {
    const group = groups.get(rowOf(link))
    if (group) group.push(link)
    else groups.set(rowOf(link), [link])
  }
  return groups
}

/** The first link of each row by its position, in the order of the source. */
function firstOf(links: readonly Link[], rowOf: (link: Link) => Row): readonly Link[] {
  const isOnePerRow = links.every((link, i) => {
    const before = links[i - 1]
    return before === undefined || rowOf(before).id < rowOf(link).id
  })
  if (isOnePerRow) return links
  const first = new Map<Row, Link>()
  for (const link of links) {
    const known = first.get(rowOf(link))
    if (!known || compare(link.position, known.position) < 0) first.set(rowOf(link), link)
  }
  return first.size === links.length ? links : links.filter(link => first.get(rowOf(link)) === link)
}

/** The links of one row that name another that none before them names; the others are added to `twice`. */
function onlyOnce(links: readonly Link[], twice: Set<Link>): readonly Link[] {
  if (links.length < 2) return links
  const seen = new Set<unknown>()
  return links.filter(link => {
    const isFirst = typeof link.value !== 'number' || !seen.has(link.value)
    seen.add(link.value)
    if (!isFirst) twice.add(link)
    return isFirst
  })
}

const TO_MANY = ['oneToMany', 'manyToMany', 'morphToMany', 'morphMany']

function isList({ type, multiple, relation }: JsonObject): boolean {
  return type === 'media' ? multiple === true : TO_MANY.includes(String(relation))
}

/** The attribute of the other side, where the relation goes both ways. */
function inverseOf({ inversedBy, relation }: JsonObject): { name: string; isList: boolean } | null {
  if (typeof inversedBy !== 'string') return null
  return { name: inversedBy, isList: relation === 'manyToOne' || relation === 'manyToMany' }
}
