import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.is-disabled'

export const isDisabledOpposite: Quirk = {
  id: 'content.graphql.extension.is-disabled.opposite',
  clause,
  says: 'isDisabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
