import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const playgroundAlwaysIgnored: Quirk = {
  id: 'content.graphql.config.playground-always.ignored',
  clause: 'content.graphql.config.playground-always',
  says: 'playgroundAlways is ignored',
  apply: changeSetting('playgroundAlways', () => false),
}
