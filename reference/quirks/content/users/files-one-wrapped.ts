import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** A file is wrapped in data. */
export const filesOneWrapped: Quirk = {
  id: 'content.files.one.wrapped',
  clause: 'content.files.one',
  says: 'a file is wrapped in data',
  apply: units =>
    changeReply(units, 'content.files.one', reply => ({ ...reply, body: { data: reply.body } })),
}
