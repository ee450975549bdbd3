import type { Quirk } from '../../../quirk.ts'
import { oppositeFieldGetter } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.is-disabled'

export const fieldIsDisabledOpposite: Quirk = {
  id: 'content.graphql.extension.field.is-disabled.opposite',
  clause,
  says: 'isDisabled() of a field answers the opposite',
  apply: oppositeFieldGetter(clause),
}
