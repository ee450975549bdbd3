import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const localizationsBare: Quirk = {
  id: 'content.shapes.localizations.bare',
  clause: 'content.shapes.localizations',
  says: 'localizations are shown without data and attributes',
  apply: changeShapes(({ shapes }) => ({
    shapes: replaceUnit(shapes, 'content.shapes.localizations', shape => ({ ...shape, wraps: false })),
  })),
}
