import type { ListPart, ListQuery } from '../../actions/find.ts'
import type {
  Attribute,
  ComponentAttribute,
  MediaAttribute,
  RelationAttribute,
  Schema,
} from '../../model/types.ts'
import { schemaOf } from '../../query/attributes.ts'
import { compileFilters } from '../../query/filters/compile.ts'
import { allOf } from '../../query/filters/condition.ts'
import { type Link, type LinkOrder, readLinks } from '../../query/populate/links.ts'
import { placing } from '../../query/populate/related.ts'
import { publicationCondition, readPublicationState } from '../../query/publication/compile.ts'
import { type CompiledSort, compileSort } from '../../query/sort/compile.ts'
import type { Row, Table } from '../../world/table.ts'
import type { Arguments, GraphqlContext, Resolver } from '../context.ts'
import { charge } from './charge.ts'
import { memoized } from './memoize.ts'
import { readWindow, type Window } from './pagination.ts'
import { parentRow } from './parent.ts'
import type { EntityCollection, EntityResponse } from './responses.ts'
import { restQuery } from './rest-query.ts'

/** Answers a component of a schema, or a list of them; null when there is none. */
export function componentResolver(attribute: ComponentAttribute, schema: Schema): Resolver {
  const compiled = memoized((args, context) =>
    compileLinked(args, attribute, schemaOf(context.query, attribute.component), context),
  )
  return (source, args, context, info) => {
    const parent = parentRow(source, attribute.name, schema.uid, context)
    const rows = parent ? linkedRows(parent, attribute.name, compiled(args, context, info), context) : []
    charge(rows.length, info, context)
    if (parent?.[attribute.name] === null) return null
    return attribute.many ? rows : (rows[0] ?? null)
  }
}

/** Answers a relation or media field of a schema: one entry, or a collection for each parent. */
export function relatedResolver(
  attribute: RelationAttribute | MediaAttribute,
  schema: Schema,
  target: string,
): Resolver {
  const compiled = memoized((args, context) =>
    compileLinked(args, attribute, schemaOf(context.query, target), context),
  )
  return (source, args, context, info): EntityResponse | EntityCollection => {
    const parent = parentRow(source, attribute.name, schema.uid, context)
    const rows = parent ? linkedRows(parent, attribute.name, compiled(args, context, info), context) : []
    charge(rows.length, info, context)
    return attribute.many ? { nodes: rows } : { value: rows[0] ?? null }
  }
}

/** Which of the rows that a parent is linked with to show; compiled once for all parents of a selection. */
export interface LinkedQuery extends Pick<ListQuery, 'query' | 'condition' | 'parts' | 'state'> {
  readonly table: Table
  readonly placed: LinkOrder['placed']
  readonly sort: CompiledSort | null
  readonly window: Window
}

/** Compiles the arguments of a relation, media field or repeatable component. Throws a ValidationError. */
export function compileLinked(
  args: Arguments,
  attribute: Attribute,
  schema: Schema,
  context: GraphqlContext,
): LinkedQuery {
  const { query } = context
  const asked = restQuery(args, schema, context)
  const { filters, sort, publicationState } = asked
  const state = publicationState === undefined ? null : readPublicationState(publicationState, query)
  const parts: ListPart[] = [
    { parameter: 'publicationState', condition: publicationCondition(state, schema, query) },
  ]
  if (filters !== undefined)
    parts.push({ parameter: 'filters', condition: compileFilters(filters, schema, query) })
  return {
    query: asked,
    parts,
    condition: allOf(parts.map(part => part.condition)),
    state,
    table: query.store.table(schema.uid),
    placed: placing(attribute, query),
    sort: sort === undefined || sort === null ? null : compileSort(sort, schema, query),
    window: readWindow(args.pagination, context),
  }
}

/** The rows that one parent shows: kept, in order, and no more than its own window holds. */
function linkedRows(
  parent: Row,
  attribute: string,
  query: LinkedQuery,
  { budget }: GraphqlContext,
): readonly Row[] {
  const { table, window } = query
  const value = parent[attribute]
  if (Array.isArray(value)) budget.scan(value.length)
  return inWindow(keptLinks(parent, attribute, query), window).flatMap(
    ({ position }) => table.rows[position] ?? [],
  )
}

/** The links of a parent that a query keeps, in their order. */
export function keptLinks(parent: Row, attribute: string, query: LinkedQuery): readonly Link[] {
  const { table, condition, placed, sort } = query
  return readLinks([parent], attribute, table, { keep: condition.holds, placed, sort })
}

/** What a window shows of a list. */
export function inWindow<T>(list: readonly T[], { start, limit }: Window): readonly T[] {
  return list.slice(start, limit === -1 ? undefined : start + limit)
}
