import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const orderPoliciesFirst: Quirk = {
  id: 'content.graphql.extension.order.policies-first',
  clause: 'content.graphql.extension.order',
  says: 'policies come before middlewares',
  apply: changeExtension(({ order }) => ({
    order: { ...order, steps: ['auth', 'policies', 'middlewares'] },
  })),
}
