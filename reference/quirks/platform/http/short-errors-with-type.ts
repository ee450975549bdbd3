import { mapObjects, renameKeys } from '../../../platform/changes/rewrite.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.http.error-body-short'

/** The type of an error has the name that it got in 5.0. */
export const shortErrorsWithType: Quirk = {
  id: `${CLAUSE}.with-type`,
  clause: CLAUSE,
  says: 'calls the type of an error type before 5.0 too',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    errorForms: replaceUnit(units.errorForms, CLAUSE, form => ({
      ...form,
      render: (error, route, site) =>
        mapObjects(form.render(error, route, site), object => renameKeys(object, { errorType: 'type' })),
    })),
  })),
}
