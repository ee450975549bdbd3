import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from './change-writes.ts'

const clause = 'content.writes.body.multipart'

/** Multipart forms are not read. */
export const bodyMultipartNotRead: Quirk = {
  id: 'content.writes.body.multipart.not-read',
  clause,
  says: 'multipart forms are not read',
  apply: changeRest(({ body }) => ({
    body: { ...body, bodyForms: withUnit(body.bodyForms, clause, () => ({ types: [] })) },
  })),
}
