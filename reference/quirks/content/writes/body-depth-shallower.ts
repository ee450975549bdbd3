import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** JSON that nests 100 levels deep is refused. */
export const bodyDepthShallower: Quirk = {
  id: 'content.writes.body.depth.shallower',
  clause: 'content.writes.body.depth',
  says: 'JSON that nests 100 levels deep is refused',
  apply: changeRest(({ body }) => ({ body: { ...body, jsonDepth: { ...body.jsonDepth, levels: 100 } } })),
}
