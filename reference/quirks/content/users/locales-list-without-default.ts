import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** No locale says whether it is the default one. */
export const localesListWithoutDefault: Quirk = {
  id: 'content.locales.list.without-default',
  clause: 'content.locales.list',
  says: 'no locale says whether it is the default one',
  apply: units =>
    changeReply(units, 'content.locales.list', reply => ({
      ...reply,
      body: [reply.body].flat().map(locale => ({ ...fieldsOf(locale), isDefault: undefined })),
    })),
}
