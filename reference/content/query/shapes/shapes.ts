import { type EmptyShape, isMany, type Shape } from './shape.ts'

const first = (found: readonly unknown[]): unknown => found[0]
const all = (found: readonly unknown[]): unknown => found

/** content.shapes.localizations: `{data: […]}`, the entries of the other locales. */
const localizations: Shape = {
  clause: 'content.shapes.localizations',
  fits: attribute => attribute.kind === 'relation' && attribute.name === 'localizations',
  wraps: true,
  of: all,
}

/** content.shapes.single-relation: `{data: {id, attributes}}` */
const singleRelation: Shape = {
  clause: 'content.shapes.single-relation',
  fits: attribute => attribute.kind === 'relation' && !isMany(attribute),
  wraps: true,
  of: first,
}

/** content.shapes.multiple-relation: `{data: [{id, attributes}, …]}` */
const multipleRelation: Shape = {
  clause: 'content.shapes.multiple-relation',
  fits: attribute => attribute.kind === 'relation' && isMany(attribute),
  wraps: true,
  of: all,
}

/** content.shapes.media: `{data: {id, attributes}}` */
const media: Shape = {
  clause: 'content.shapes.media',
  fits: attribute => attribute.kind === 'media' && !isMany(attribute),
  wraps: true,
  of: first,
}

/** content.shapes.media-list: a field of several files is `{data: [{id, attributes}, …]}` (observed). */
const mediaList: Shape = {
  clause: 'content.shapes.media-list',
  fits: attribute => attribute.kind === 'media' && isMany(attribute),
  wraps: true,
  of: all,
}

/** content.shapes.component: an object with `id` and its fields, without a wrapper. */
const component: Shape = {
  clause: 'content.shapes.component',
  fits: attribute => attribute.kind === 'component' && !isMany(attribute),
  wraps: false,
  of: first,
}

/** content.shapes.repeatable-component: an array of such objects. */
const repeatableComponent: Shape = {
  clause: 'content.shapes.repeatable-component',
  fits: attribute => attribute.kind === 'component' && isMany(attribute),
  wraps: false,
  of: all,
}

/** The first that fits the attribute decides. */
export const shapes: readonly Shape[] = [
  localizations,
  singleRelation,
  multipleRelation,
  media,
  mediaList,
  component,
  repeatableComponent,
]

/** content.shapes.empty-single: a single relation, media field or component that is not set is null (observed). */
const emptySingle: EmptyShape = {
  clause: 'content.shapes.empty-single',
  fits: attribute => !isMany(attribute),
  value: null,
}

/** content.shapes.empty-media-list: several files are null when there is none (observed). */
const emptyMediaList: EmptyShape = {
  clause: 'content.shapes.empty-media-list',
  fits: attribute => attribute.kind === 'media',
  value: null,
}

/** content.shapes.empty-list: every other list that has nothing in it is an empty array (observed). */
const emptyList: EmptyShape = { clause: 'content.shapes.empty-list', fits: isMany, value: [] }

/** The first that fits the attribute decides. */
export const emptyShapes: readonly EmptyShape[] = [emptySingle, emptyMediaList, emptyList]

/** How rows of several types look that one attribute points at. */
export interface PointedShape {
  readonly clause: string
  /** The key that names the type of each row that is pointed at, in front of its fields; null shows no type. */
  readonly typeKey: string | null
}

/** How entries look that a relation to any type points at. */
export interface MorphShape extends PointedShape {
  /** Whether they are shown as `{id, attributes}` inside of `data`, or as they are. */
  readonly wraps: boolean
}

/** content.shapes.zone: an array of components, each with `id`, `__component` and its fields. */
export const zone: PointedShape = { clause: 'content.shapes.zone', typeKey: '__component' }

/**
 * content.shapes.morph-list: the targets of a morphToMany relation are `{data: [{id, attributes}, …]}`, like those of
 * any other; each says its type in `__type` (observed).
 */
export const morphList: MorphShape = { clause: 'content.shapes.morph-list', typeKey: '__type', wraps: true }

/**
 * content.shapes.morph-target: the target of a morphToOne relation is `{data: {id, attributes}}`, like that of any
 * other; it does not say its type (observed).
 */
export const morphTarget: MorphShape = { clause: 'content.shapes.morph-target', typeKey: null, wraps: true }
