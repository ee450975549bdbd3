import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const middlewaresNeverRun: Quirk = {
  id: 'content.graphql.extension.middlewares.function.never-run',
  clause: 'content.graphql.extension.middlewares.function',
  says: 'middlewares never run',
  apply: changeExtension(({ order }) => ({
    order: { ...order, steps: order.steps.filter(step => step !== 'middlewares') },
  })),
}
