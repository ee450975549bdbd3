import type { Quirk } from '../../../quirk.ts'
import { oppositeFieldGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.has-output-enabled'

export const fieldHasOutputEnabledOpposite: Quirk = {
  id: 'content.graphql.extension.field.has-output-enabled.opposite',
  clause,
  says: 'hasOutputEnabled() of a field answers the opposite',
  apply: oppositeFieldGetter(clause),
}
