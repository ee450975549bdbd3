import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.remove-file'

export const removeFileOpen: Quirk = {
  id: 'content.graphql.mutations.remove-file.open',
  clause,
  says: 'everybody deletes a file',
  apply: openToAll(clause),
}
