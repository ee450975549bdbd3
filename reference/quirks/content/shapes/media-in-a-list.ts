import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const mediaInAList: Quirk = {
  id: 'content.shapes.media.in-a-list',
  clause: 'content.shapes.media',
  says: 'a single file is shown in an array',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.media', shape => ({ ...shape, of: found => found })),
  })),
}
