import type { Quirk } from '../../../quirk.ts'
import { changeReader } from '../change-answers.ts'

const clause = 'content.graphql.http.get'

export const getRefused: Quirk = {
  id: 'content.graphql.http.get.refused',
  clause,
  says: 'GET is refused',
  apply: changeReader(clause, () => ({ reads: () => false })),
}
