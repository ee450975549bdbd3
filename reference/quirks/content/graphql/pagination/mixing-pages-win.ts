import type { Quirk } from '../../../quirk.ts'
import { changeWindow } from '../change-answers.ts'

const clause = 'content.graphql.pagination.mixing'

export const mixingPagesWin: Quirk = {
  id: 'content.graphql.pagination.mixing.pages-win',
  clause,
  says: 'of page and offset pagination in one argument, pages count',
  apply: changeWindow(clause, () => ({ applies: () => false })),
}
