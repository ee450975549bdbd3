import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const emptyMediaListArray: Quirk = {
  id: 'content.shapes.empty-media-list.array',
  clause: 'content.shapes.empty-media-list',
  says: 'a field of several files that holds none is an empty array',
  apply: changeShapes(({ empty }) => ({
    empty: replaceUnit(empty, 'content.shapes.empty-media-list', shape => ({ ...shape, value: [] })),
  })),
}
