import { compileList, find } from '../../actions/find.ts'
import { isRecord } from '../../query/query.ts'
import type { GraphqlContext, Resolver } from '../context.ts'
import { contentType } from '../schema/scope.ts'
import type { PaginationMeta } from './pagination.ts'
import type { CollectionInfo } from './responses.ts'

/** `meta.pagination` of a list; null when a custom resolver did not say how its list came about. */
export const paginationResolver: Resolver = (source, _args, context): PaginationMeta | null => {
  if (!isCollectionInfo(source)) return null
  const { paginationMeta } = context.query.units.graphql
  return paginationMeta.describe(source.args, source.total ?? count(source, context))
}

function isCollectionInfo(source: unknown): source is CollectionInfo {
  return isRecord(source) && typeof source.resourceUID === 'string' && isRecord(source.args)
}

function count({ args, resourceUID }: CollectionInfo, { query }: GraphqlContext): number {
  const list = compileList(args, contentType(query, resourceUID), query)
  return find(list, { start: 0, limit: 0 }, query).total
}
