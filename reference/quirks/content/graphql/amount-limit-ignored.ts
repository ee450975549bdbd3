import type { Quirk } from '../../quirk.ts'
import { changeSetting } from './change-graphql.ts'

/** UNDOCUMENTED: `amountLimit` has no effect; `maxLimit` has. */
export const amountLimitIgnored: Quirk = {
  id: 'content.graphql.config.amount-limit.ignored',
  clause: 'content.graphql.config.amount-limit',
  says: 'amountLimit has no effect; only maxLimit bounds the number of items',
  apply: changeSetting('amountLimit', ({ maxLimit }) =>
    typeof maxLimit === 'number' && maxLimit !== -1 ? maxLimit : null,
  ),
}
