import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** Who is no user is told null about themselves. */
export const meNullForNobody: Quirk = {
  id: 'content.users.me.null-for-nobody',
  clause: 'content.users.me',
  says: 'who is no user is told null about themselves',
  apply: units =>
    changeRoute(units, 'content.users.me', ({ answer }) => ({
      answer: call => (call.caller.kind === 'user' ? answer(call) : { status: 200, body: null }),
    })),
}
