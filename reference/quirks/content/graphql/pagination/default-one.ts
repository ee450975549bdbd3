import type { Quirk } from '../../../quirk.ts'
import { changeWindow } from '../change-answers.ts'

const clause = 'content.graphql.pagination.default'

export const defaultOne: Quirk = {
  id: 'content.graphql.pagination.default.one',
  clause,
  says: 'a list that names no number has one item',
  apply: changeWindow(clause, () => ({ window: () => ({ start: 0, limit: 1 }) })),
}
