import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** An unknown user answers 404. */
export const oneUnknownIs404: Quirk = {
  id: 'content.users.one.unknown-is-404',
  clause: 'content.users.one',
  says: 'an unknown user answers 404',
  apply: units =>
    changeReply(units, 'content.users.one', reply =>
      reply.status === 204 ? { status: 404, body: null } : reply,
    ),
}
