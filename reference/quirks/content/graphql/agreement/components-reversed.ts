import type { Quirk } from '../../../quirk.ts'
import { changeResolver } from './change-doors.ts'

export const componentsReversed: Quirk = {
  id: 'content.graphql.agreement.components.reversed',
  clause: 'content.graphql.agreement.components',
  says: 'GraphQL shows repeatable components the other way round',
  apply: changeResolver('content.graphql.types.component', resolve => (source, args, context, info) => {
    const found = resolve(source, args, context, info)
    return Array.isArray(found) ? found.toReversed() : found
  }),
}
