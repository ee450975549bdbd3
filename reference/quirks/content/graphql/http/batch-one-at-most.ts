import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const batchOneAtMost: Quirk = {
  id: 'content.graphql.http.batch.one-at-most',
  clause: 'content.graphql.http.batch',
  says: 'a batch has one operation at most',
  apply: changeGraphql(({ batch }) => ({ batch: { ...batch, most: 1 } })),
}
