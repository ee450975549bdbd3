import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.ends-with'

export const endsWithAsStartsWith: Quirk = {
  id: 'content.graphql.filters.ends-with.as-starts-with',
  clause,
  says: 'endsWith looks at the beginning',
  apply: changeOperator(clause, '$startsWith'),
}
