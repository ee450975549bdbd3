import type { Quirk } from '../../../quirk.ts'
import { oppositeTypeGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.are-queries-disabled'

export const areQueriesDisabledOpposite: Quirk = {
  id: 'content.graphql.extension.are-queries-disabled.opposite',
  clause,
  says: 'areQueriesDisabled() answers the opposite',
  apply: oppositeTypeGetter(clause),
}
