import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const componentWrapped: Quirk = {
  id: 'content.shapes.component.wrapped',
  clause: 'content.shapes.component',
  says: 'a component is shown with data and attributes',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.component', shape => ({ ...shape, wraps: true })),
  })),
}
