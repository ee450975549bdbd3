import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** A single type is answered as a list of one. */
export const singleTypeAnswerList: Quirk = {
  id: 'content.single-types.answer.list',
  clause: 'content.single-types.answer',
  says: 'a single type is answered as a list of one',
  apply: changeRest(({ singleFound }) => ({
    singleFound: { ...singleFound, respond: entry => json(200, { data: [entry], meta: {} }) },
  })),
}
