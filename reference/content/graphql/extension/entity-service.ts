import { create } from '../../actions/create.ts'
import { remove } from '../../actions/delete.ts'
import { compileList, find } from '../../actions/find.ts'
import { findOne } from '../../actions/find-one.ts'
import { update } from '../../actions/update.ts'
import type { WriteContext } from '../../actions/write/context.ts'
import type { ContentType } from '../../model/types.ts'
import { isRecord, type RawQuery } from '../../query/query.ts'
import { contentType } from '../schema/scope.ts'

/**
 * What code of a project reads and writes entries with. UNDOCUMENTED: the documentation names no such thing; custom
 * resolvers need something to resolve from, so the calls that projects make most are here, with their own names.
 * Entries come as they are stored; nothing is populated, and nothing is kept from anybody.
 */
export function createEntityService(context: WriteContext) {
  const typeOf = (uid: unknown) => contentType(context, String(uid))
  return {
    findMany: async (uid: unknown, params?: unknown) => {
      const rows = entries(typeOf(uid), params, context)
      return typeOf(uid).kind === 'singleType' ? (rows[0] ?? null) : rows
    },
    findOne: async (uid: unknown, id: unknown) => findOne(typeOf(uid), id, context),
    count: async (uid: unknown, params?: unknown) => entries(typeOf(uid), params, context).length,
    create: async (uid: unknown, params: unknown) => create(typeOf(uid), Object(params).data, context),
    update: async (uid: unknown, id: unknown, params: unknown) =>
      update(typeOf(uid), id, Object(params).data, context),
    delete: async (uid: unknown, id: unknown) => remove(typeOf(uid), id, context),
  }
}

/** What `strapi.db.query(uid)` gives: the same entries, asked for with `where`. */
export function createQuery(uid: unknown, context: WriteContext) {
  const type = contentType(context, String(uid))
  const asked = (params: unknown) => entries(type, whereAsFilters(params), context)
  return {
    findMany: async (params?: unknown) => asked(params),
    findOne: async (params?: unknown) => asked(params)[0] ?? null,
    count: async (params?: unknown) => asked(params).length,
  }
}

function entries(type: ContentType, params: unknown, context: WriteContext) {
  const given: RawQuery = isRecord(params) ? params : {}
  const start = typeof given.start === 'number' ? given.start : 0
  const limit = typeof given.limit === 'number' && given.limit >= 0 ? given.limit : Number.POSITIVE_INFINITY
  const list = compileList({ publicationState: null, ...given }, type, context)
  return find(list, { start, limit }, context).rows
}

function whereAsFilters(params: unknown): RawQuery {
  if (!isRecord(params)) return { locale: 'all' }
  const { where, limit, offset, orderBy } = params
  return { locale: 'all', filters: where, limit, start: offset, sort: orderBy }
}
