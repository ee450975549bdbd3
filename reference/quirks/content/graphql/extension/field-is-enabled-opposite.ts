import type { Quirk } from '../../../quirk.ts'
import { oppositeFieldGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.is-enabled'

export const fieldIsEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.field.is-enabled.opposite',
  clause,
  says: 'isEnabled() of a field answers the opposite',
  apply: oppositeFieldGetter(clause),
}
