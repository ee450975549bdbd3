import type { Quirk } from '../../../quirk.ts'
import { changeCode } from '../change-answers.ts'

const clause = 'content.graphql.errors.variables'

export const variablesAsValidation: Quirk = {
  id: 'content.graphql.errors.variables.as-validation',
  clause,
  says: 'variables that do not fit have the code of a document that does not',
  apply: changeCode(clause, 'GRAPHQL_VALIDATION_FAILED'),
}
