import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.update-file-info'

export const updateFileInfoOpen: Quirk = {
  id: 'content.graphql.mutations.update-file-info.open',
  clause,
  says: 'everybody changes a file',
  apply: openToAll(clause),
}
