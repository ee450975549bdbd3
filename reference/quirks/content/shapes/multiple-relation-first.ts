import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const multipleRelationFirst: Quirk = {
  id: 'content.shapes.multiple-relation.first-only',
  clause: 'content.shapes.multiple-relation',
  says: 'a populated relation to many is shown as one entry',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.multiple-relation', shape => ({
      ...shape,
      of: found => found[0],
    })),
  })),
}
