import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const batchingIgnored: Quirk = {
  id: 'content.graphql.config.batching.ignored',
  clause: 'content.graphql.config.batching',
  says: 'batches are taken whatever is configured',
  apply: changeSetting('batching', () => true),
}
