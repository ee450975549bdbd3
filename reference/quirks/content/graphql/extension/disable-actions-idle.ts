import type { Quirk } from '../../../quirk.ts'
import { idleTypeFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.disable-actions'

export const disableActionsIdle: Quirk = {
  id: 'content.graphql.extension.disable-actions.idle',
  clause,
  says: 'disableActions() takes nothing out',
  apply: idleTypeFunction(clause),
}
