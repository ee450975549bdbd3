import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: `true` and `undefined` pass a policy, and nothing else does. */
export const policiesTrueOrNothing: Quirk = {
  id: 'content.graphql.extension.policies.result.true-or-nothing',
  clause: 'content.graphql.extension.policies.result',
  says: 'a policy lets through when it returns true or nothing at all; any other value blocks',
  apply: changeGraphql(({ extension }) => ({
    extension: {
      ...extension,
      policy: { ...extension.policy, passes: result => result === true || result === undefined },
    },
  })),
}
