import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.component'

export const componentWithoutArguments: Quirk = {
  id: 'content.graphql.types.component.without-arguments',
  clause,
  says: 'a repeatable component takes no arguments',
  apply: changeAttribute(clause, ({ output }) => ({
    output: place => {
      const field = output(place)
      return field && { ...field, args: [] }
    },
  })),
}
