import { actionUnits } from './actions/units.ts'
import { authUnits } from './auth/units.ts'
import { graphqlUnits } from './graphql/units.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { queryStringUnits } from './query/query-string/units.ts'
import { restUnits } from './rest/units.ts'
import { usersUnits } from './users/units.ts'

/**
 * The content service's units as the documentation has them, without any quirk: one ordered list (or one unit) for
 * each thing that a rule decides. Each door's context knows its own of them.
 */
export const contentUnits = {
  crossOrigin,
  rest: restUnits,
  ...actionUnits,
  graphql: graphqlUnits,
  queryString: queryStringUnits,
  auth: authUnits,
  users: usersUnits,
} as const

export type ContentUnits = typeof contentUnits
