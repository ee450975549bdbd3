import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const morphTargetTyped: Quirk = {
  id: 'content.shapes.morph-target.typed',
  clause: 'content.shapes.morph-target',
  says: 'the target of a relation to any type carries its type',
  apply: changeShapes(({ morphTarget }) => ({ morphTarget: { ...morphTarget, typeKey: '__type' } })),
}
