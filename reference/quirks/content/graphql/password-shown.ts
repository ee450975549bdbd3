import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.types.password-hidden'

/** UNDOCUMENTED: the type has a field for a password. The real program shows its hash there; ours has none to show. */
export const passwordShown: Quirk = {
  id: 'content.graphql.types.password-hidden.shown',
  clause,
  says: 'a password can be asked for like any other attribute',
  apply: changeGraphql(({ hidden }) => ({
    hidden: replaceUnit(hidden, clause, rule => ({ ...rule, hides: () => false })),
  })),
}
