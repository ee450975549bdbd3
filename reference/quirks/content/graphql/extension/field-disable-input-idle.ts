import type { Quirk } from '../../../quirk.ts'
import { idleFieldFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.disable-input'

export const fieldDisableInputIdle: Quirk = {
  id: 'content.graphql.extension.field.disable-input.idle',
  clause,
  says: 'disableInput() of a field takes nothing out',
  apply: idleFieldFunction(clause),
}
