import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.http.status-for-json'

/** UNDOCUMENTED: a refused document is 400 whatever the caller accepts. */
export const statusAlways400: Quirk = {
  id: 'content.graphql.http.status-for-json.always-400',
  clause,
  says: 'a document that cannot be run is answered with 400, also to who takes nothing but JSON',
  apply: changeGraphql(({ statuses }) => ({ statuses: statuses.filter(rule => rule.clause !== clause) })),
}
