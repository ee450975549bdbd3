import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

/** As version 5 shows it. */
export const singleRelationBare: Quirk = {
  id: 'content.shapes.single-relation.bare',
  clause: 'content.shapes.single-relation',
  says: 'a populated relation to one is shown without data and attributes',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.single-relation', shape => ({ ...shape, wraps: false })),
  })),
}
