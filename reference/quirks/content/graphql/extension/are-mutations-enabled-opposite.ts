import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.are-mutations-enabled'

export const areMutationsEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.are-mutations-enabled.opposite',
  clause,
  says: 'areMutationsEnabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
