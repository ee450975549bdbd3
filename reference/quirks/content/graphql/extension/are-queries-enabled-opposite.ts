import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.are-queries-enabled'

export const areQueriesEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.are-queries-enabled.opposite',
  clause,
  says: 'areQueriesEnabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
