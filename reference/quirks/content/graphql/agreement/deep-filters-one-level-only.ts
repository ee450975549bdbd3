import { isRecord } from '../../../../content/query/query.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeFilterArgument } from './change-doors.ts'

export const deepFiltersOneLevelOnly: Quirk = {
  id: 'content.graphql.agreement.deep-filters.one-level-only',
  clause: 'content.graphql.agreement.deep-filters',
  says: 'GraphQL ignores filters that are two relations away',
  apply: changeFilterArgument(filters => withoutBelow(filters, 3)),
}

/** What lies deeper than so many names is left out. */
function withoutBelow(value: unknown, names: number): unknown {
  if (Array.isArray(value)) return value.map(item => withoutBelow(item, names))
  if (!isRecord(value)) return value
  if (names === 0) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutBelow(member, names - 1)]),
  )
}
