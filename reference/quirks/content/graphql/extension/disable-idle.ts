import type { Quirk } from '../../../quirk.ts'
import { idleTypeFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.disable'

export const disableIdle: Quirk = {
  id: 'content.graphql.extension.disable.idle',
  clause,
  says: 'disable() takes nothing out',
  apply: idleTypeFunction(clause),
}
