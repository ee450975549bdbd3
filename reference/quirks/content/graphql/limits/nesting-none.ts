import { type Quirk, replaceUnit } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.limits.nesting'

export const nestingNone: Quirk = {
  id: 'content.graphql.limits.nesting.none',
  clause,
  says: 'nothing bounds how deep brackets nest',
  apply: changeGraphql(({ documentLimits }) => ({
    documentLimits: replaceUnit(documentLimits, clause, limit => ({
      ...limit,
      most: Number.POSITIVE_INFINITY,
    })),
  })),
}
