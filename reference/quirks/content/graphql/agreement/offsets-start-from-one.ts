import type { Quirk } from '../../../quirk.ts'
import { changeWindow } from '../change-answers.ts'

export const offsetsStartFromOne: Quirk = {
  id: 'content.graphql.agreement.offsets.start-from-one',
  clause: 'content.graphql.agreement.offsets',
  says: 'GraphQL counts the start of a list from 1',
  apply: changeWindow('content.graphql.pagination.offset', rule => ({
    window: (given, settings) => {
      const { start, limit } = rule.window(given, settings)
      return { start: Math.max(0, start - 1), limit }
    },
  })),
}
