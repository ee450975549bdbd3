import { decode } from '../../../content/rest/body/body-form.ts'
import { parseJson } from '../../../content/rest/body/json.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from './change-writes.ts'

const clause = 'content.writes.body.text'

/** A body of text is read as JSON. */
export const bodyTextReadAsJson: Quirk = {
  id: 'content.writes.body.text.read-as-json',
  clause,
  says: 'a body of text is read as JSON',
  apply: changeRest(({ body }) => ({
    body: {
      ...body,
      bodyForms: withUnit(body.bodyForms, clause, () => ({
        read: (body, _type, reading) => parseJson(decode(body), reading),
      })),
    },
  })),
}
