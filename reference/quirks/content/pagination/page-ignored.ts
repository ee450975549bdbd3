import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** The page is always the first. */
export const pageIgnored: Quirk = {
  id: 'content.pagination.page.ignored',
  clause: 'content.pagination.page',
  says: 'the page is always the first',
  apply: changeParameter('content.pagination.page', () => () => 1),
}
