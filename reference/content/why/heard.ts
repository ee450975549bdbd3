import type { ListQuery } from '../actions/find.ts'
import type { Caller } from '../auth/caller.ts'
import type { ContentType } from '../model/types.ts'
import type { Positions } from '../query/filters/marks.ts'
import type { Part } from '../query/pagination/modes.ts'
import type { PublicationStateRule } from '../query/publication/states.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'
import type { Row } from '../world/table.ts'

/** What was heard of an answer while it was made, in its order. */
export type Heard =
  | { readonly kind: 'permission'; readonly caller: Caller; readonly asked: Asked }
  | { readonly kind: 'entry'; readonly row: Row; readonly query: RawQuery; readonly type: ContentType }
  | {
      readonly kind: 'checked'
      readonly query: RawQuery
      readonly type: ContentType
      readonly context: QueryContext
    }
  /** The publication state of what a single entry shows of others. */
  | { readonly kind: 'state'; readonly state: PublicationStateRule | null }
  | { readonly kind: 'page'; readonly page: HeardPage }
  /** The number of items of a page after all bounds; -1 for all. */
  | { readonly kind: 'bound'; readonly limit: number; readonly clause: string }
  | { readonly kind: 'field'; readonly path: string }
  | { readonly kind: 'list'; readonly found: HeardList }

/** The permissions that something needs, and whether a caller has them. */
export interface Asked {
  readonly actions: readonly string[]
  readonly granted: boolean
  readonly clause: string
}

/** The numbers by which a page was cut. */
export interface HeardPage {
  /** By name: what the request says, undefined for nothing, and what it came to. */
  readonly numbers: readonly HeardNumber[]
  readonly part: Pick<Part, 'start' | 'limit'>
  readonly clause: string
  /** The clause of the bound that lowered the number of entries. */
  readonly bound?: string
}

export interface HeardNumber {
  readonly name: string
  readonly asked: unknown
  readonly value: number
}

/** A list, and what it has on all pages. */
export interface HeardList {
  readonly list: ListQuery
  readonly positions: Positions
  readonly total: number
  /** The rule that decides which entries a list has. */
  readonly clause: string
  readonly context: QueryContext
}
