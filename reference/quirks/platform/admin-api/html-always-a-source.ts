import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.admin-api.posts.add-details'

/** HTML counts whether the query says source=html or not. */
export const htmlAlwaysASource: Quirk = {
  id: `${CLAUSE}.html-always-a-source`,
  clause: CLAUSE,
  says: 'takes html also without source=html',
  apply: changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, 'platform.admin-api.posts.add', route => ({
      ...route,
      handle: call => {
        const query = { ...call.request.query, source: 'html' }
        return route.handle({ ...call, request: { ...call.request, query } })
      },
    })),
  })),
}
