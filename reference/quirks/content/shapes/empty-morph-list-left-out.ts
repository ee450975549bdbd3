import type { EmptyShape } from '../../../content/query/shapes/shape.ts'
import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

const clause = 'content.shapes.empty-list'

/** UNDOCUMENTED: what is left of the targets when those that the caller may not find are gone; nothing is no list. */
const leftOut: EmptyShape = {
  clause,
  fits: (attribute, secrets) =>
    attribute.kind === 'relation' &&
    attribute.relation === 'morphToMany' &&
    secrets.clause === 'content.shapes.secrets',
  value: undefined,
}

export const emptyMorphListLeftOut: Quirk = {
  id: 'content.shapes.empty-list.morph-left-out',
  clause,
  says: 'a morphToMany relation that holds nothing is left out (@strapi/utils, removeRestrictedRelations)',
  apply: changeShapes(({ empty }) => ({ empty: [leftOut, ...empty] })),
}
