import type { Quirk } from '../../../quirk.ts'
import { oppositeFieldGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.has-filters-enabled'

export const fieldHasFiltersEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.field.has-filters-enabled.opposite',
  clause,
  says: 'hasFiltersEnabled() of a field answers the opposite',
  apply: oppositeFieldGetter(clause),
}
