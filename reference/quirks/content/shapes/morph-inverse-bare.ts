import type { Shape } from '../../../content/query/shapes/shape.ts'
import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const morphInverseBare: Quirk = {
  id: 'content.shapes.morph-inverse.bare',
  clause: 'content.shapes.morph-inverse',
  says: 'a relation that shows what points here is shown bare, as the other direction is',
  apply: changeShapes(({ shapes }) => ({ shapes: [bareMorphs, ...shapes] })),
}

const bareMorphs: Shape = {
  clause: 'content.shapes.morph-inverse',
  fits: attribute => attribute.kind === 'relation' && attribute.relation.startsWith('morph'),
  wraps: false,
  of: found => found,
}
