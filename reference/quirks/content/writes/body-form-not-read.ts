import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from './change-writes.ts'

const clause = 'content.writes.body.form'

/** Forms are not read. */
export const bodyFormNotRead: Quirk = {
  id: 'content.writes.body.form.not-read',
  clause,
  says: 'forms are not read',
  apply: changeRest(({ body }) => ({
    body: { ...body, bodyForms: withUnit(body.bodyForms, clause, () => ({ types: [] })) },
  })),
}
