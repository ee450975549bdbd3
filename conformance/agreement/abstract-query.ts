/**
 * A read that says nothing of any protocol: REST and GraphQL can both ask it. A scenario writes it under `agree`.
 * With `plural` alone it asks for a list, with `plural`, `singular` and `id` for one entry of it, with `singular` alone
 * for a single type.
 */
export interface AbstractQuery extends Chosen {
  /** The plural API identifier, `tasting-menus`. */
  readonly plural?: string
  /** The singular API identifier, `tasting-menu`. */
  readonly singular?: string
  readonly id?: string | number
  /** As REST calls operators; an attribute, relation or component at each level. */
  readonly filters?: AbstractFilters
  /** `name:desc` */
  readonly sort?: readonly string[]
  /** Of a list: without it the two protocols take pages of different sizes. */
  readonly pagination?: Pages | Offset
  /**
   * Of a list: whether both are asked what they tell about it. Of what GraphQL tells the documentation shows nothing, so
   * only what is about that asks for it.
   */
  readonly meta?: boolean
  readonly publicationState?: 'live' | 'preview'
  readonly locale?: string
}

/** What of an entry or component is asked for. */
export interface Chosen {
  /** Attributes with plain values, which both protocols write alike; and `id`. */
  readonly fields?: readonly string[]
  /** Numbers, also where a protocol writes them as text. */
  readonly numbers?: readonly string[]
  /** Instants, however a protocol writes them. */
  readonly instants?: readonly string[]
  /** Whole numbers that REST writes as text and GraphQL, while they are exact, as numbers (observed). */
  readonly bigintegers?: readonly string[]
  /** Relations and media fields. */
  readonly relations?: Readonly<Record<string, AbstractRelation>>
  readonly components?: Readonly<Record<string, AbstractComponent>>
  /** Dynamic zones: what to ask of each component, by its uid `block.quote`. */
  readonly zones?: Readonly<Record<string, Readonly<Record<string, Chosen>>>>
}

export interface AbstractRelation extends Chosen {
  /** Whether it leads to several entries; only then there is something to filter, sort and page. */
  readonly many?: boolean
  /** Whether what it leads to has drafts, which then follow the query's publication state. */
  readonly drafts?: boolean
  readonly filters?: AbstractFilters
  readonly sort?: readonly string[]
  readonly pagination?: Offset
}

export interface AbstractComponent extends Chosen {
  /** Whether it is repeatable. */
  readonly many?: boolean
}

export interface Pages {
  readonly page?: number
  readonly pageSize?: number
}

export interface Offset {
  readonly start?: number
  readonly limit?: number
}

export type Operand = string | number | boolean

export interface AbstractFilters {
  readonly [name: string]: Operand | AbstractFilters | readonly (Operand | AbstractFilters)[]
}

/** Whether it asks for a list, and not for one entry. */
export function asksForList({ plural, id }: AbstractQuery): boolean {
  return plural !== undefined && id === undefined
}

/** Whether a list is asked for in pages, and not by offset. */
export function isInPages(pagination: AbstractQuery['pagination']): boolean {
  return pagination !== undefined && ('page' in pagination || 'pageSize' in pagination)
}
