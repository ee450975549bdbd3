import type { Quirk } from '../../../quirk.ts'
import { changeInternalType } from '../change-schema.ts'

const clause = 'content.graphql.types.generic-morph'

export const genericMorphWithoutComponents: Quirk = {
  id: 'content.graphql.types.generic-morph.without-components',
  clause,
  says: 'components are not in GenericMorph',
  apply: changeInternalType(
    clause,
    ({ define }) =>
      scope =>
        define({ ...scope, models: { ...scope.models, components: new Map() } }),
  ),
}
