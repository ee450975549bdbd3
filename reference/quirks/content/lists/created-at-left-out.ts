import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** CreatedAt is left out. */
export const createdAtLeftOut: Quirk = {
  id: 'content.resources.created-at.left-out',
  clause: 'content.resources.created-at',
  says: 'createdAt is left out',
  apply: changeAttributes(({ createdAt, ...attributes }) => attributes),
}
