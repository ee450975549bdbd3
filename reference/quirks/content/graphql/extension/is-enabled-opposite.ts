import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.is-enabled'

export const isEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.is-enabled.opposite',
  clause,
  says: 'isEnabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
