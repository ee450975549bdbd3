import type { Quirk } from '../../../quirk.ts'
import { changeResolver } from './change-doors.ts'

export const mediaFirstOnly: Quirk = {
  id: 'content.graphql.agreement.media.first-only',
  clause: 'content.graphql.agreement.media',
  says: 'GraphQL shows the first of several files only',
  apply: changeResolver('content.graphql.types.media', resolve => (source, args, context, info) => {
    const found = Object(resolve(source, args, context, info))
    return 'nodes' in found ? { nodes: found.nodes.slice(0, 1) } : found
  }),
}
