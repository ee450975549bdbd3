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
 * another order than the one in which a world would be filled in: by the ids of the rows.
 */
export function linkRows(attribute: Attribute, links: readonly Link[], leftOut: LeftOutList): void {
  const { name, schema } = attribute
  const back = inverseOf(schema)
  const kept = keepFitting(
    attribute,
    sortedBy(links, link => link.position),
    leftOut,
  )
  for (const [row, own] of grouped(kept, link => link.from)) {
    row[name] = isList(schema) ? own.map(({ value }) => value) : own[0]?.value
  }
  if (!back?.isList) return
  const isKept = new Set(kept)
  const inOrderOfSource = links.filter(link => isKept.has(link))
  for (const [row, own] of grouped(inOrderOfSource, link => link.to)) linkBack(row, own, back.name)
}

function linkBack(row: Row, links: readonly Link[], name: string): void {
  const ids = sortedBy(links, link => link.backPosition).map(({ from }) => from.id)
  const isFilledIn = ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0))
  if (!isFilledIn) row[name] = ids
}

/** Those without a position come first, as a database sorts them; equal ones keep the order of the source. */
function sortedBy(links: readonly Link[], place: (link: Link) => number | null): readonly Link[] {
  const least = Number.NEGATIVE_INFINITY
  return links.toSorted((a, b) => {
    const [one, other] = [place(a) ?? least, place(b) ?? least]
    return one === other ? 0 : one - other
  })
}

function grouped(links: readonly Link[], rowOf: (link: Link) => Row): ReadonlyMap<Row, readonly Link[]> {
  const groups = new Map<Row, Link[]>()
  for (const link of links) {
    const group = groups.get(rowOf(link))
    if (group) group.push(link)
    else groups.set(rowOf(link), [link])
  }
  return groups
}

/** A relation to one keeps its first link, at either end, and a list names each row once. */
function keepFitting(
  { uid, name, schema }: Attribute,
  links: readonly Link[],
  leftOut: LeftOutList,
): readonly Link[] {
  const ofOne = isList(schema) ? links : firstOf(links, link => link.from)
  const kept = inverseOf(schema)?.isList === false ? firstOf(ofOne, link => link.to) : ofOne
  const once = kept.filter(
    isFirst(({ from, value }) => (typeof value === 'number' ? `${from.id} ${value}` : {})),
  )
  const where = `links of ${uid}.${name}`
  leftOut.add(where, 'the relation holds one entry, and it already had one', links.length - kept.length)
  leftOut.add(where, 'they are there twice', kept.length - once.length)
  return once
}

function firstOf(links: readonly Link[], rowOf: (link: Link) => Row): readonly Link[] {
  return links.filter(isFirst(rowOf))
}

function isFirst(keyOf: (link: Link) => unknown): (link: Link) => boolean {
  const seen = new Set<unknown>()
  return link => {
    const key = keyOf(link)
    return !seen.has(key) && seen.add(key) === seen
  }
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
