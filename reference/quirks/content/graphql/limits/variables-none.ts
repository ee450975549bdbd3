import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const variablesNone: Quirk = {
  id: 'content.graphql.limits.variables.none',
  clause: 'content.graphql.limits.variables',
  says: 'nothing bounds how deep variables nest',
  apply: changeGraphql(({ variableLimit }) => ({
    variableLimit: { ...variableLimit, nesting: Number.POSITIVE_INFINITY },
  })),
}
