import type { Quirk } from '../../../quirk.ts'
import { changeResolver } from './change-doors.ts'

export const relationsFirstOnly: Quirk = {
  id: 'content.graphql.agreement.relations.first-only',
  clause: 'content.graphql.agreement.relations',
  says: 'GraphQL follows a relation to several entries to the first one only',
  apply: changeResolver(
    'content.graphql.types.multiple-relation',
    resolve => (source, args, context, info) => {
      const { nodes } = Object(resolve(source, args, context, info))
      return { nodes: nodes.slice(0, 1) }
    },
  ),
}
