import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const morphListUntyped: Quirk = {
  id: 'content.shapes.morph-list.untyped',
  clause: 'content.shapes.morph-list',
  says: 'the targets of a relation to any type do not say their type',
  apply: changeShapes(({ morphList }) => ({ morphList: { ...morphList, typeKey: null } })),
}
