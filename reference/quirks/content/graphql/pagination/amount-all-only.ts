import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const amountAllOnly: Quirk = {
  id: 'content.graphql.pagination.amount.all-only',
  clause: 'content.graphql.pagination.amount',
  says: 'the configured amount bounds only a list that asks for all',
  apply: changeGraphql(({ amount }) => ({
    amount: {
      ...amount,
      bound: (limit, settings) => (limit === -1 ? amount.bound(limit, settings) : limit),
    },
  })),
}
