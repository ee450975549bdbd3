import type { Change } from '../../contracts.ts'
import { emptyObjectInPlaceOfNoContent } from '../rewrite.ts'

/** From 5.0 asking for another address of members' mail succeeds with 204 without content. */
export const membersEmailNoContent: Change = {
  clause: 'platform.changes.5-0.members-email',
  since: 5,
  scope: 'site',
  down: emptyObjectInPlaceOfNoContent(({ path }) => path === '/settings/members/email/'),
}
