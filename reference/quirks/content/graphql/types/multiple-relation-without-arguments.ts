import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.multiple-relation'

export const multipleRelationWithoutArguments: Quirk = {
  id: 'content.graphql.types.multiple-relation.without-arguments',
  clause,
  says: 'a relation to several entries takes no arguments',
  apply: changeAttribute(clause, ({ output }) => ({
    output: place => {
      const field = output(place)
      return field && { ...field, args: [] }
    },
  })),
}
