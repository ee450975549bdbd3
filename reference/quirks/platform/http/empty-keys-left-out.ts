import { mapObjects } from '../../../platform/changes/rewrite.ts'
import { omit } from '../../../platform/values.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.http.error-body'

/** An error has only the keys that it has something for. */
export const emptyKeysLeftOut: Quirk = {
  id: `${CLAUSE}.empty-keys-left-out`,
  clause: CLAUSE,
  says: 'leaves out of errors what is null',
  apply: changePlatform(({ errorForms }) => ({
    errorForms: replaceUnit(errorForms, CLAUSE, form => ({
      ...form,
      render: (error, route, site) =>
        mapObjects(form.render(error, route, site), object =>
          omit(
            object,
            Object.keys(object).filter(key => object[key] === null),
          ),
        ),
    })),
  })),
}
