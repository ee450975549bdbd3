import { isRecord } from '../../../../content/query/query.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeFilterArgument } from './change-doors.ts'

export const textFiltersOperandsEncoded: Quirk = {
  id: 'content.graphql.agreement.text-filters.operands-encoded',
  clause: 'content.graphql.agreement.text-filters',
  says: 'GraphQL looks for texts as they would stand in a URL',
  apply: changeFilterArgument(encoded),
}

function encoded(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value)
  if (Array.isArray(value)) return value.map(encoded)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, encoded(member)]))
}
