/** A list query that says nothing of any protocol: REST and GraphQL can both ask it. */
export interface AbstractQuery {
  /** The plural API identifier, `tasting-menus`. */
  readonly plural: string
  /** All of them must match. */
  readonly filters: readonly AbstractFilter[]
  readonly sort: readonly AbstractSort[]
  readonly page: { readonly page: number; readonly pageSize: number }
  /** Null for a type without draft and publish. */
  readonly publicationState: 'live' | 'preview' | null
  /** Null for a type that is not localized, and for the default locale. */
  readonly locale: string | null
  /** Attributes with plain values. */
  readonly fields: readonly string[]
  readonly relations: readonly AbstractRelation[]
}

export type AbstractFilter =
  | {
      /** Relations and components, and an attribute at the end. */
      readonly path: readonly string[]
      /** As REST calls it: `$containsi`. */
      readonly operator: string
      readonly operand: Operand
    }
  | { readonly group: '$and' | '$or'; readonly filters: readonly AbstractFilter[] }
  | { readonly not: AbstractFilter }

export type Operand = string | number | boolean | readonly (string | number)[]

export interface AbstractSort {
  readonly attribute: string
  readonly direction: 'asc' | 'desc'
}

export interface AbstractRelation {
  readonly name: string
  /** Whether it leads to several entries. */
  readonly many: boolean
  /** Whether what it leads to has drafts, which then follow the query's publication state. */
  readonly drafts: boolean
  readonly fields: readonly string[]
}
