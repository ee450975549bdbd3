import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const mutationByGetRun: Quirk = {
  id: 'content.graphql.http.mutation-by-get.run',
  clause: 'content.graphql.http.mutation-by-get',
  says: 'GET runs mutations as well',
  apply: changeGraphql(({ method }) => ({ method: { ...method, allows: () => true } })),
}
