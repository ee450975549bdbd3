import type { Attribute } from '../../../content/model/types.ts'
import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const secretsPrivateShown: Quirk = {
  id: 'content.shapes.secrets.private-shown',
  clause: 'content.shapes.secrets',
  says: 'private attributes are shown',
  apply: changeShapes(({ secrets }) => ({ secrets: { ...secrets, hides: isPassword } })),
}

function isPassword(attribute: Attribute): boolean {
  return attribute.kind === 'scalar' && attribute.type === 'password'
}
