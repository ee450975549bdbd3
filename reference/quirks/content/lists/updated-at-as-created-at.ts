import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** UpdatedAt is the time of the creation. */
export const updatedAtAsCreatedAt: Quirk = {
  id: 'content.resources.updated-at.as-created-at',
  clause: 'content.resources.updated-at',
  says: 'updatedAt is the time of the creation',
  apply: changeAttributes(attributes => ({ ...attributes, updatedAt: attributes.createdAt })),
}
