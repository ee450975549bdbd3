import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** CreatedAt has no milliseconds. */
export const createdAtSeconds: Quirk = {
  id: 'content.resources.created-at.without-milliseconds',
  clause: 'content.resources.created-at',
  says: 'createdAt has no milliseconds',
  apply: changeAttributes(attributes => ({
    ...attributes,
    createdAt: String(attributes.createdAt).replace(/\.\d+Z$/, 'Z'),
  })),
}
