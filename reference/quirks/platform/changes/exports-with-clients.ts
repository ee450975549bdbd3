import { mapAnswer, mapRows } from '../../../platform/changes/rewrite.ts'
import { isObject } from '../../../platform/values.ts'
import type { Quirk } from '../../quirk.ts'
import { changeAnswers } from '../change-answers.ts'

const CLAUSE = 'platform.changes.1-0.exports'

/** Exports hold the clients, with their secrets. */
export const exportsWithClients: Quirk = {
  id: `${CLAUSE}.with-clients`,
  clause: CLAUSE,
  says: 'exports clients too',
  apply: changeAnswers('platform.admin-api.db.export', (answer, { site }) =>
    mapAnswer(answer, json =>
      mapRows(json, ['db'], file => ({
        ...file,
        data: { ...(isObject(file.data) && file.data), clients: site.store.rows('clients') },
      })),
    ),
  ),
}
