import { invalid } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.parameters.unknown'

/** A list of posts takes only parameters that there are. */
export const unknownRefused: Quirk = {
  id: `${CLAUSE}.refused`,
  clause: CLAUSE,
  says: 'refuses parameters that it does not know',
  apply: changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, 'platform.content-api.posts.browse', route => ({
      ...route,
      handle: call => {
        const known = ['key', ...call.units.parameters.map(({ name }) => name)]
        if (Object.keys(call.request.query).every(name => known.includes(name))) return route.handle(call)
        throw invalid('Unknown parameter')
      },
    })),
  })),
}
