import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.content-api.id-form'

const ID = /^[a-f\d]{24}$/

/** Could be an id, and nothing has it. */
const NOBODYS = '1'

/** A text that cannot be an id is looked for, and not found. */
export const anyIdForm: Quirk = {
  id: `${CLAUSE}.any`,
  clause: CLAUSE,
  says: 'answers 404 to what cannot be an id',
  apply: changePlatform(({ routes }) => ({
    routes: replaceUnit(routes, 'platform.content-api.posts.read', route => ({
      ...route,
      path: route.path.replace(':id', ':text'),
      handle: call => {
        const { text = '' } = call.params
        return route.handle({ ...call, params: { id: ID.test(text) ? text : NOBODYS } })
      },
    })),
  })),
}
