import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** The files are wrapped in data. */
export const filesListWrapped: Quirk = {
  id: 'content.files.list.wrapped',
  clause: 'content.files.list',
  says: 'the files are wrapped in data',
  apply: units =>
    changeReply(units, 'content.files.list', reply => ({ ...reply, body: { data: reply.body } })),
}
