import type { Route } from '../../../platform/contracts.ts'
import { badRequest, PlatformError } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.admin-api.posts.refused'

async function asBadRequest(work: () => ReturnType<Route['handle']>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PlatformError && error.status === 422) throw badRequest(error.message, error.more)
    throw error
  }
}

/** A post that does not fit is refused as what cannot be understood is. */
export const refusedAsBadRequest: Quirk = {
  id: `${CLAUSE}.as-bad-request`,
  clause: CLAUSE,
  says: 'answers 400 to a post that does not fit',
  apply: changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, 'platform.admin-api.posts.add', route => ({
      ...route,
      handle: call => asBadRequest(() => route.handle(call)),
    })),
  })),
}
