import { type LinkQuery, readLinks } from '../query/populate/links.ts'
import type { Row, Table } from '../world/table.ts'

const EVERYTHING: LinkQuery = { keep: () => true, placed: links => links, sort: null }

/** The positions of the rows that a row links by an attribute, in their order. */
export function linkedPositions(row: Row | undefined, attribute: string, target: Table): readonly number[] {
  return row ? readLinks([row], attribute, target, EVERYTHING).map(({ position }) => position) : []
}
