import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** OPTIONS answers 204 whoever asks. */
export const optionsNoContent: Quirk = {
  id: 'content.service.options.no-content',
  clause: 'content.service.options',
  says: 'OPTIONS answers 204 whoever asks',
  apply: changeFrame(({ methodQuestion }) => ({
    methodQuestion: { ...methodQuestion, respond: allow => methodQuestion.respond(allow, true) },
  })),
}
