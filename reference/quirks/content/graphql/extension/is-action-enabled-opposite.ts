import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.is-action-enabled'

export const isActionEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.is-action-enabled.opposite',
  clause,
  says: 'isActionEnabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
