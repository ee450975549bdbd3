import type { ListQuery } from '../actions/find.ts'
import type { Caller } from '../auth/caller.ts'
import type { LinkedQuery } from '../graphql/resolve/linked.ts'
import type { Attribute, ContentType, Schema } from '../model/types.ts'
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
  | { readonly kind: 'field'; readonly path: string; readonly given: GivenNames }
  | { readonly kind: 'list'; readonly found: HeardList }
  | { readonly kind: 'links'; readonly links: HeardLinks }

/** The parameters that a request names: GraphQL has values for others, too. */
export type GivenNames = ReadonlySet<string>

/** The permissions that something needs, and whether a caller has them. */
export interface Asked {
  readonly actions: readonly string[]
  readonly granted: boolean
  readonly clause: string
}

/** The numbers by which a page was cut. */
export interface HeardPage {
  /** By name: what the request says, undefined for nothing, and what it came to. */
  readonly numbers: readonly [HeardNumber, HeardNumber]
  readonly part: Pick<Part, 'start' | 'limit'>
  /** The clause of the bound that lowered the number of entries. */
  readonly bound?: string
}

export interface HeardNumber {
  readonly name: string
  readonly asked: unknown
  readonly value: number
}

/** What an entry links by one of its attributes, as GraphQL shows it inside of the entry. */
export interface HeardLinks {
  readonly parent: Row
  /** The type or component of the parent. */
  readonly schema: Schema
  readonly attribute: Attribute
  readonly target: Schema
  readonly query: LinkedQuery
  readonly given: GivenNames
  /** The rule that made the field. */
  readonly clause: string
  /** The keys of the answer on the way to it. */
  readonly at: readonly AnswerKey[]
  readonly context: QueryContext
}

/** A step on the way to a place of a GraphQL answer. */
export interface AnswerKey {
  /** The name that the answer has it under, or an index. */
  readonly key: string | number
  /** The type that the field is of; null at an index. */
  readonly type: string | null
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
