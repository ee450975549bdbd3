import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** Private attributes and passwords are returned. */
export const secretsShown: Quirk = {
  id: 'content.resources.secrets.shown',
  clause: 'content.resources.secrets',
  says: 'private attributes and passwords are returned',
  apply: changeContent(({ shapes }) => ({
    shapes: { ...shapes, secrets: { ...shapes.secrets, hides: () => false } },
  })),
}
