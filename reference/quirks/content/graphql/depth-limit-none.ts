import type { Quirk } from '../../quirk.ts'
import { changeSetting } from './change-graphql.ts'

/** UNDOCUMENTED: without `depthLimit` queries may be of any depth. */
export const depthLimitNone: Quirk = {
  id: 'content.graphql.config.depth-limit.none',
  clause: 'content.graphql.config.depth-limit',
  says: 'queries may nest as deeply as they like when the configuration names no depth',
  apply: changeSetting('depthLimit', ({ depthLimit }) =>
    typeof depthLimit === 'number' ? depthLimit : null,
  ),
}
