import { type Quirk, replaceUnit } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.types.private-hidden'

export const privateHiddenShown: Quirk = {
  id: 'content.graphql.types.private-hidden.shown',
  clause,
  says: 'a private attribute is in the type',
  apply: changeGraphql(({ hidden }) => ({
    hidden: replaceUnit(hidden, clause, rule => ({ ...rule, hides: () => false })),
  })),
}
