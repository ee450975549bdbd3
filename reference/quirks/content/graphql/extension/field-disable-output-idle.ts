import type { Quirk } from '../../../quirk.ts'
import { idleFieldFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.disable-output'

export const fieldDisableOutputIdle: Quirk = {
  id: 'content.graphql.extension.field.disable-output.idle',
  clause,
  says: 'disableOutput() of a field takes nothing out',
  apply: idleFieldFunction(clause),
}
