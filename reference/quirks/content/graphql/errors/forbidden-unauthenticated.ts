import type { Quirk } from '../../../quirk.ts'
import { changeCode } from '../change-answers.ts'

const clause = 'content.graphql.errors.forbidden'

export const forbiddenUnauthenticated: Quirk = {
  id: 'content.graphql.errors.forbidden.unauthenticated',
  clause,
  says: 'what a caller may not have has the code UNAUTHENTICATED',
  apply: changeCode(clause, 'UNAUTHENTICATED'),
}
