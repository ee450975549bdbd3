import type { Quirk } from '../../../quirk.ts'
import { changeResolver } from './change-doors.ts'

export const zonesGroupedByKind: Quirk = {
  id: 'content.graphql.agreement.zones.grouped-by-kind',
  clause: 'content.graphql.agreement.zones',
  says: 'GraphQL shows the components of a zone kind by kind',
  apply: changeResolver('content.graphql.types.dynamic-zone', resolve => (source, args, context, info) => {
    const items = resolve(source, args, context, info)
    if (!Array.isArray(items)) return items
    return items.toSorted((a, b) => (a.__component < b.__component ? -1 : 1))
  }),
}
