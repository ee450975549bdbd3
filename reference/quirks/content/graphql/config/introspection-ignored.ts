import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const introspectionIgnored: Quirk = {
  id: 'content.graphql.config.introspection.ignored',
  clause: 'content.graphql.config.introspection',
  says: 'apolloServer.introspection is ignored',
  apply: changeSetting('introspection', () => null),
}
