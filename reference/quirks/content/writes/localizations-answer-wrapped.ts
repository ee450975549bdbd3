import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A new localization is answered in data. */
export const localizationsAnswerWrapped: Quirk = {
  id: 'content.writes.localizations.answer.wrapped',
  clause: 'content.writes.localizations.answer',
  says: 'a new localization is answered in data',
  apply: changeRest(({ localizationCreated }) => ({
    localizationCreated: { ...localizationCreated, respond: entry => json(200, { data: entry }) },
  })),
}
