import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A new entry is answered with 201. */
export const createAnswerStatus201: Quirk = {
  id: 'content.writes.create.answer.status-201',
  clause: 'content.writes.create.answer',
  says: 'a new entry is answered with 201',
  apply: changeRest(({ entryCreated }) => ({
    entryCreated: { ...entryCreated, respond: entry => json(201, { data: entry, meta: {} }) },
  })),
}
