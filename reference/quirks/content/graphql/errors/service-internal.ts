import type { Quirk } from '../../../quirk.ts'
import { changeCode } from '../change-answers.ts'

const clause = 'content.graphql.errors.service'

export const serviceInternal: Quirk = {
  id: 'content.graphql.errors.service.internal',
  clause,
  says: 'other errors of the service have the code INTERNAL_SERVER_ERROR',
  apply: changeCode(clause, 'INTERNAL_SERVER_ERROR'),
}
