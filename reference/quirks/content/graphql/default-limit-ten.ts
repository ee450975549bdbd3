import type { Quirk } from '../../quirk.ts'
import { changeSetting } from './change-graphql.ts'

/** UNDOCUMENTED: without `defaultLimit` a list has ten items. */
export const defaultLimitTen: Quirk = {
  id: 'content.graphql.config.default-limit.ten',
  clause: 'content.graphql.config.default-limit',
  says: 'a list has 10 items when neither the request nor the configuration names a number',
  apply: changeSetting('defaultLimit', ({ defaultLimit }) =>
    typeof defaultLimit === 'number' ? defaultLimit : 10,
  ),
}
