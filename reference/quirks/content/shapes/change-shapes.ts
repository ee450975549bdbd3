import type { ShapeUnits } from '../../../content/query/shapes/units.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of populated structures. */
export function changeShapes(change: (shapes: ShapeUnits) => Partial<ShapeUnits>): (units: Units) => Units {
  return changeContent(({ shapes }) => ({ shapes: { ...shapes, ...change(shapes) } }))
}
