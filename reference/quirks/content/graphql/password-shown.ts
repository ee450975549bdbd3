import type { ScalarTypeRule } from '../../../content/graphql/schema/scalar-types.ts'
import { Password } from '../../../world/password.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.types.password-hidden'

const hashed: ScalarTypeRule = {
  clause,
  types: ['password'],
  scalar: 'String',
  show: stored => (stored instanceof Password ? stored.leaked() : null),
}

/** UNDOCUMENTED: the type has a field for a password, which shows its hash. */
export const passwordShown: Quirk = {
  id: 'content.graphql.types.password-hidden.shown',
  clause,
  says: 'a password can be asked for like any other attribute, and its hash is the answer',
  apply: changeGraphql(({ hidden, scalarTypes }) => ({
    hidden: replaceUnit(hidden, clause, rule => ({ ...rule, hides: () => false })),
    scalarTypes: [hashed, ...scalarTypes],
  })),
}
