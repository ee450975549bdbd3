import { type Quirk, replaceUnit } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.http.status-of-refusals'

export const statusOfRefusalsOk: Quirk = {
  id: 'content.graphql.http.status-of-refusals.ok',
  clause,
  says: 'a document that cannot run is answered with 200',
  apply: changeGraphql(({ statuses }) => ({
    statuses: replaceUnit(statuses, clause, rule => ({ ...rule, status: 200 })),
  })),
}
