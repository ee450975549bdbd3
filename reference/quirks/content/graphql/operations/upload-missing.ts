import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.mutations.upload'

export const uploadMissing: Quirk = {
  id: 'content.graphql.mutations.upload.missing',
  clause,
  says: 'there is no mutation for files',
  apply: changeGraphql(({ fixedOperations }) => ({
    fixedOperations: fixedOperations.filter(operation => operation.clause !== clause),
  })),
}
