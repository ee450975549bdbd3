import type { ContentError } from '../../errors.ts'
import type { Row, Table } from '../../world/table.ts'
import type { Test } from '../filters/condition.ts'
import type { CompiledSort, SortPlace } from '../sort/compile.ts'

/** A link from a parent to a row of the target table. */
export interface Link {
  /** Index of the parent among the parents. */
  readonly parent: number
  readonly position: number
  /** Place in the parent's own list. */
  readonly order: number
  /** Where it stands by a sort that may give it several places. */
  readonly place?: SortPlace
}

/** Where the rows that relations and media fields link stand, before a sort inside of populate. */
export interface LinkOrder {
  readonly clause: string
  /** The links of all parents, each at its place in its parent's list. */
  readonly placed: (links: readonly Link[]) => readonly Link[]
}

/** content.populate.order: they stand in the order in which they were linked (observed). */
export const linkOrder: LinkOrder = {
  clause: 'content.populate.order',
  placed: links => links,
}

/** Which of the linked rows to keep, and in which order. */
export interface LinkQuery {
  readonly keep: Test
  /** Why what to keep cannot be told; null or absent where it can. */
  readonly fault?: ContentError | null
  readonly placed: LinkOrder['placed']
  readonly sort: CompiledSort | null
  /** Keeps a part of the links of all parents, in their order; without it all are kept. */
  readonly cut?: ((links: readonly Link[]) => readonly Link[]) | null
}

/**
 * The links of all parents that the query keeps, in the order in which each parent shows them. Throws a ValidationError
 * where what to keep cannot be told.
 */
export function readLinks(
  parents: readonly Row[],
  attribute: string,
  target: Table,
  query: LinkQuery,
): readonly Link[] {
  if (query.fault && parents.length > 0) throw query.fault
  const links: Link[] = []
  parents.forEach((row, parent) => {
    const value = row[attribute]
    if (typeof value === 'number') addLink(links, parent, target.position(value), 0, query.keep)
    else if (Array.isArray(value)) {
      value.forEach((id, order) => {
        addLink(links, parent, target.position(id), order, query.keep)
      })
    }
  })
  return inOrder(query.placed(links), parents, query)
}

function addLink(links: Link[], parent: number, position: number, order: number, keep: Test): void {
  if (position >= 0 && keep(position)) links.push({ parent, position, order })
}

/** UNDOCUMENTED: before they are cut, links are ordered by their place in their parent's list (observed). */
function inOrder(links: readonly Link[], parents: readonly Row[], { sort, cut }: LinkQuery): readonly Link[] {
  if (!sort && !cut) return links
  const byPlace = (a: Link, b: Link) => sort?.compareLinked(a.order, b.order) ?? a.order - b.order
  const byParent = (a: Link, b: Link) => byPlace(a, b) || parentId(parents, a) - parentId(parents, b)
  const sorted = sort ? inSort(links, sort, byParent) : links.toSorted(byParent)
  return cut ? cut(sorted) : sorted
}

/** What the keys leave equal is in the given order. A link that has several places comes several times. */
function inSort(
  links: readonly Link[],
  sort: CompiledSort,
  otherwise: (a: Link, b: Link) => number,
): readonly Link[] {
  return links
    .flatMap(link => placesIn(sort, link.position).map(place => ({ link, place })))
    .sort((a, b) => sort.compareValues(a.place, b.place) || otherwise(a.link, b.link))
    .map(({ link, place }) => (sort.placesOf ? { ...link, place } : link))
}

function placesIn({ placesOf, keys }: CompiledSort, position: number): readonly SortPlace[] {
  return placesOf?.(position) ?? [{ position, values: keys.map(({ read }) => read.one(position)) }]
}

function parentId(parents: readonly Row[], link: Link): number {
  return parents[link.parent]?.id ?? 0
}
