import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const policiesNeverAsked: Quirk = {
  id: 'content.graphql.extension.policies.reference.never-asked',
  clause: 'content.graphql.extension.policies.reference',
  says: 'policies are never asked',
  apply: changeExtension(({ order }) => ({
    order: { ...order, steps: order.steps.filter(step => step !== 'policies') },
  })),
}
