import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const repeatableComponentWrapped: Quirk = {
  id: 'content.shapes.repeatable-component.wrapped',
  clause: 'content.shapes.repeatable-component',
  says: 'a repeatable component is shown with data and attributes',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.repeatable-component', shape => ({ ...shape, wraps: true })),
  })),
}
