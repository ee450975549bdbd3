import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.are-mutations-disabled'

export const areMutationsDisabledOpposite: Quirk = {
  id: 'content.graphql.extension.are-mutations-disabled.opposite',
  clause,
  says: 'areMutationsDisabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
