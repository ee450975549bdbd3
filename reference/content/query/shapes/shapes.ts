import { isMany, type Shape } from './shape.ts'

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
