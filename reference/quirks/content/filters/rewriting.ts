import type { ListQuery } from '../../../content/actions/find.ts'
import type { Matches } from '../../../content/actions/list.ts'
import type { Attribute, ContentType, Schema } from '../../../content/model/types.ts'
import { schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { compileFilters } from '../../../content/query/filters/compile.ts'
import { allOf, always, type Condition } from '../../../content/query/filters/condition.ts'
import { localeCondition } from '../../../content/query/locale/locale.ts'
import { isGiven } from '../../../content/query/populate/parameters.ts'
import { publicationCondition } from '../../../content/query/publication/compile.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'
import { compileSearch } from '../../../content/query/search/search.ts'

export type Filters = Readonly<Record<string, unknown>>

/** One comparison in a `filters` parameter, and where it stands. */
export interface Comparison {
  readonly operator: string
  readonly operand: unknown
  /** What it compares; undefined for the id. */
  readonly attribute: Attribute | undefined
  /** The relations that lead to it, the outermost first. */
  readonly path: readonly Attribute[]
  /** Which item of a `$or` it stands in; null outside of one. */
  readonly item: number | null
  /** The other operators of the attribute, in the same place. */
  readonly beside: readonly string[]
}

/** The operators, with operands, that stand in the place of a comparison; none for nothing. */
export type Replace = (comparison: Comparison) => Filters

/** A list whose filters are read as if others had been sent. */
export function withFilters(
  change: (filters: Filters, type: ContentType, context: QueryContext) => Filters,
): (unit: Matches) => Partial<Matches> {
  return ({ of }) => ({
    of: (list, table, context) => {
      const { filters } = list.query
      if (!isRecord(filters)) return of(list, table, context)
      const condition = conditionOf(list, change(filters, list.type, context), context)
      return of({ ...list, condition }, table, context)
    },
  })
}

/** A list in whose filters every comparison is replaced. */
export function withComparisons(replace: Replace): (unit: Matches) => Partial<Matches> {
  return withFilters((filters, type, context) =>
    replaced(filters, { schema: type, path: [], item: null }, { replace, context }),
  )
}

/** The condition that a list has without its filters. */
export function unfiltered(list: ListQuery, context: QueryContext): Condition {
  return conditionOf(list, {}, context)
}

function conditionOf({ query, type, state }: ListQuery, filters: Filters, context: QueryContext): Condition {
  const isEmpty = Object.keys(filters).length === 0
  const { _q } = query
  return allOf([
    publicationCondition(state, type, context),
    localeCondition(query, type, context),
    isEmpty ? always : compileFilters(filters, type, context),
    ...(isGiven(_q) ? [compileSearch(_q, type, context)] : []),
  ])
}

interface Place extends Pick<Comparison, 'path' | 'item'> {
  readonly schema: Schema
}

interface Rewriting {
  readonly replace: Replace
  readonly context: QueryContext
}

function replaced(filters: Filters, place: Place, rewriting: Rewriting): Filters {
  const members = Object.entries(filters).map(([name, value]) => [
    name,
    member(name, value, place, rewriting),
  ])
  return Object.fromEntries(members)
}

function member(name: string, value: unknown, place: Place, rewriting: Rewriting): unknown {
  if (name.startsWith('$')) return grouped(name, value, place, rewriting)
  if (!isRecord(value)) return value
  const attribute = place.schema.attributes.get(name)
  const uid = attribute ? targetUid(attribute) : null
  if (!attribute || uid === null) return operators(value, attribute, place, rewriting)
  const path = [...place.path, attribute]
  return replaced(value, { ...place, schema: schemaOf(rewriting.context, uid), path }, rewriting)
}

function grouped(name: string, value: unknown, place: Place, rewriting: Rewriting): unknown {
  if (isRecord(value)) return replaced(value, place, rewriting)
  if (!Array.isArray(value)) return value
  return value.map((filters: unknown, index) => {
    const item = name === '$or' ? index : place.item
    return isRecord(filters) ? replaced(filters, { ...place, item }, rewriting) : filters
  })
}

function operators(
  value: Filters,
  attribute: Attribute | undefined,
  { path, item }: Place,
  { replace }: Rewriting,
): Filters {
  const names = Object.keys(value)
  const parts = Object.entries(value).map(([operator, operand]) => {
    const beside = names.filter(name => name !== operator)
    return replace({ operator, operand, attribute, path, item, beside })
  })
  return Object.assign({}, ...parts)
}
