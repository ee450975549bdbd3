import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.media'

export const mediaWithoutArguments: Quirk = {
  id: 'content.graphql.types.media.without-arguments',
  clause,
  says: 'several files take no arguments',
  apply: changeAttribute(clause, ({ output }) => ({
    output: place => {
      const field = output(place)
      return field && { ...field, args: [] }
    },
  })),
}
