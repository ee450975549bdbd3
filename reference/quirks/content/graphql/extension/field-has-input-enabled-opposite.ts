import type { Quirk } from '../../../quirk.ts'
import { oppositeFieldGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.has-input-enabled'

export const fieldHasInputEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.field.has-input-enabled.opposite',
  clause,
  says: 'hasInputEnabled() of a field answers the opposite',
  apply: oppositeFieldGetter(clause),
}
