import type { JsonObject } from '../../compare/json-value.ts'
import type { Moment } from '../exchange.ts'
import type { ListQuery } from './list-query.ts'

/** A list of entries in an answer, with the question that it answers, whatever door it came through. */
export interface Listing {
  /** Of entries that have their ids among themselves: `restaurants` of REST, `graphql restaurants`. */
  readonly kind: string
  readonly query: ListQuery
  readonly entries: readonly ShownEntry[]
  /** `meta.pagination`; null where it is not shown. */
  readonly pagination: JsonObject | null
  readonly moment: Moment
}

/** An entry as an answer shows it. */
export interface ShownEntry {
  /** Null: it is not shown, so that nobody knows which entry it is. */
  readonly id: string | number | null
  readonly attributes: JsonObject
  /** Where it stands: `data[0]`. */
  readonly path: string
}

/** The value of an entry's attribute; undefined where it does not have one. */
export interface Fact {
  /** Of the entry: kind and id. */
  readonly entry: string
  readonly name: string
  readonly value: unknown
}

export function keyOf(kind: string, id: string | number): string {
  return `${kind} ${id}`
}
