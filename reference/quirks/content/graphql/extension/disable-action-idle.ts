import type { Quirk } from '../../../quirk.ts'
import { idleTypeFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.disable-action'

export const disableActionIdle: Quirk = {
  id: 'content.graphql.extension.disable-action.idle',
  clause,
  says: 'disableAction() takes nothing out',
  apply: idleTypeFunction(clause),
}
