import type { Quirk } from '../../../quirk.ts'
import { changeCode } from '../change-answers.ts'

const clause = 'content.graphql.errors.parsing'

export const parsingBadRequest: Quirk = {
  id: 'content.graphql.errors.parsing.bad-request',
  clause,
  says: 'a document that cannot be parsed has the code BAD_REQUEST',
  apply: changeCode(clause, 'BAD_REQUEST'),
}
