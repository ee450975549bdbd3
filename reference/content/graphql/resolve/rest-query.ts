import type { Schema } from '../../model/types.ts'
import type { RawQuery } from '../../query/query.ts'
import type { Arguments, GraphqlContext } from '../context.ts'
import { restFilters } from './rest-filters.ts'

/** The arguments of a list in the form of REST parameters, without `pagination`. */
export function restQuery(args: Arguments, schema: Schema, { query }: GraphqlContext): RawQuery {
  const { filters, sort, publicationState } = args
  return {
    ...(filters !== undefined && filters !== null && { filters: restFilters(filters, schema, query) }),
    ...(sort !== undefined && { sort }),
    ...(publicationState !== undefined && { publicationState }),
    ...('locale' in args && { locale: args.locale }),
  }
}
