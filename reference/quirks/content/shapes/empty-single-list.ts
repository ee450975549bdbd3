import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const emptySingleList: Quirk = {
  id: 'content.shapes.empty-single.list',
  clause: 'content.shapes.empty-single',
  says: 'what is single and not set is an empty array',
  apply: changeShapes(({ empty }) => ({
    empty: replaceUnit(empty, 'content.shapes.empty-single', shape => ({ ...shape, value: [] })),
  })),
}
