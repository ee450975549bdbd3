import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** A single entry is answered without meta. */
export const entryAnswerWithoutMeta: Quirk = {
  id: 'content.single-entries.answer.without-meta',
  clause: 'content.single-entries.answer',
  says: 'a single entry is answered without meta',
  apply: changeRest(({ entryFound }) => ({
    entryFound: { ...entryFound, respond: entry => json(200, { data: entry }) },
  })),
}
