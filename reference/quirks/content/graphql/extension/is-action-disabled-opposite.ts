import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.is-action-disabled'

export const isActionDisabledOpposite: Quirk = {
  id: 'content.graphql.extension.is-action-disabled.opposite',
  clause,
  says: 'isActionDisabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
