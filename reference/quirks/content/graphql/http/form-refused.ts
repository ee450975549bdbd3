import type { Quirk } from '../../../quirk.ts'
import { changeReader } from '../change-answers.ts'

const clause = 'content.graphql.http.form'

export const formRefused: Quirk = {
  id: 'content.graphql.http.form.refused',
  clause,
  says: 'forms are refused',
  apply: changeReader(clause, () => ({ reads: () => false })),
}
