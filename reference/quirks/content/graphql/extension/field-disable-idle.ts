import type { Quirk } from '../../../quirk.ts'
import { idleFieldFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.disable'

export const fieldDisableIdle: Quirk = {
  id: 'content.graphql.extension.field.disable.idle',
  clause,
  says: 'disable() of a field takes nothing out',
  apply: idleFieldFunction(clause),
}
