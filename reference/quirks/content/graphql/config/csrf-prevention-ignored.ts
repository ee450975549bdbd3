import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const csrfPreventionIgnored: Quirk = {
  id: 'content.graphql.config.csrf-prevention.ignored',
  clause: 'content.graphql.config.csrf-prevention',
  says: 'apolloServer.csrfPrevention is ignored',
  apply: changeSetting('csrfPrevention', () => false),
}
