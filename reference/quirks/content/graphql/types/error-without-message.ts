import { objectType } from 'nexus'
import type { Quirk } from '../../../quirk.ts'
import { changeInternalType } from '../change-schema.ts'

const clause = 'content.graphql.types.error'

export const errorWithoutMessage: Quirk = {
  id: 'content.graphql.types.error.without-message',
  clause,
  says: 'Error has no message',
  apply: changeInternalType(clause, () => () => [
    objectType({
      name: 'Error',
      definition(t) {
        t.nonNull.string('code')
      },
    }),
  ]),
}
