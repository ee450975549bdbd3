import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from './change-writes.ts'

const clause = 'content.writes.body.json'

/** JSON is read of the media type application/json alone. */
export const bodyJsonOneMediaType: Quirk = {
  id: 'content.writes.body.json.one-media-type',
  clause,
  says: 'JSON is read of the media type application/json alone',
  apply: changeRest(({ body }) => ({
    body: { ...body, bodyForms: withUnit(body.bodyForms, clause, () => ({ types: ['application/json'] })) },
  })),
}
