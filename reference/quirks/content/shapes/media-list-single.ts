import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const mediaListSingle: Quirk = {
  id: 'content.shapes.media-list.first-only',
  clause: 'content.shapes.media-list',
  says: 'of several files the first is shown',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.media-list', shape => ({ ...shape, of: found => found[0] })),
  })),
}
