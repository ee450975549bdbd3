import { type EmptyShape, isMany } from './shape.ts'

/** content.shapes.empty-single: a single relation, media field or component that is not set is null (observed). */
const emptySingle: EmptyShape = {
  clause: 'content.shapes.empty-single',
  fits: attribute => !isMany(attribute),
  value: null,
}

/** content.shapes.empty-media-list: several files, and a morphMany relation, are null when there is none (observed). */
const emptyMediaList: EmptyShape = {
  clause: 'content.shapes.empty-media-list',
  fits: attribute =>
    attribute.kind === 'media' || (attribute.kind === 'relation' && attribute.relation === 'morphMany'),
  value: null,
}

/** content.shapes.empty-list: every other list that has nothing in it is an empty array (observed). */
const emptyList: EmptyShape = { clause: 'content.shapes.empty-list', fits: isMany, value: [] }

/** The first that fits the attribute decides. */
export const emptyShapes: readonly EmptyShape[] = [emptySingle, emptyMediaList, emptyList]
