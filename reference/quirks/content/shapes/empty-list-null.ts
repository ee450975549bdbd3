import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const emptyListNull: Quirk = {
  id: 'content.shapes.empty-list.null',
  clause: 'content.shapes.empty-list',
  says: 'a list that holds nothing is null',
  apply: changeShapes(({ empty }) => ({
    empty: replaceUnit(empty, 'content.shapes.empty-list', shape => ({ ...shape, value: null })),
  })),
}
