import { resetAttempts } from '../../../platform/admin-api/attempts.ts'
import { isObject, textOf } from '../../../platform/values.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.login-attempts'

/** Every attempt to log in is the first one. */
export const loginAttemptsUncounted: Quirk = {
  id: `${CLAUSE}.uncounted`,
  clause: CLAUSE,
  says: 'takes any number of wrong passwords',
  apply: changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, 'platform.admin-api.session.add', route => ({
      ...route,
      handle: call => {
        const { json } = call.request.body
        resetAttempts('login', (isObject(json) && textOf(json.username)) || '', call.site)
        return route.handle(call)
      },
    })),
  })),
}
