import type { Quirk } from '../../../quirk.ts'
import { idleTypeFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.disable-mutations'

export const disableMutationsIdle: Quirk = {
  id: 'content.graphql.extension.disable-mutations.idle',
  clause,
  says: 'disableMutations() takes nothing out',
  apply: idleTypeFunction(clause),
}
