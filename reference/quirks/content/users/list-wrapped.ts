import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** The users are wrapped in data. */
export const listWrapped: Quirk = {
  id: 'content.users.list.wrapped',
  clause: 'content.users.list',
  says: 'the users are wrapped in data',
  apply: units =>
    changeReply(units, 'content.users.list', reply => ({ ...reply, body: { data: reply.body, meta: {} } })),
}
