import type { ContentType } from '../model/types.ts'
import { validateFilters } from '../query/filters/validate.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'
import { validateSort } from '../query/sort/validate.ts'
import type { RestContext } from './context.ts'

/** What is looked at of parameters that a request about one entry does not use. */
export interface QueryNames {
  readonly clause: string
  /** Throws a ValidationError. */
  readonly check: (query: RawQuery, type: ContentType, context: QueryContext) => void
}

/**
 * content.single-entries.query-names: A request about one entry does not filter or sort, but names in `filters` and
 * `sort` that are no attributes are refused anyway.
 */
export const queryNames: QueryNames = {
  clause: 'content.single-entries.query-names',
  check: ({ filters, sort }, type, context) => {
    validateFilters(filters, type, context)
    validateSort(sort, type, context)
  },
}

/** Checks the names in a query that is not used. */
export function checkQueryNames(query: RawQuery, type: ContentType, context: RestContext): void {
  context.units.rest.queryNames.check(query, type, context)
}
