/** How rows of several types look that one attribute points at. */
export interface PointedShape {
  readonly clause: string
  /** The key that names the type of each row that is pointed at, in front of its fields; null shows no type. */
  readonly typeKey: string | null
}

/** content.shapes.zone: an array of components, each with `id`, `__component` and its fields. */
export const zone: PointedShape = { clause: 'content.shapes.zone', typeKey: '__component' }

/** content.shapes.morph-list: the targets of a morphToMany relation, bare, each with `__type` (observed). */
export const morphList: PointedShape = { clause: 'content.shapes.morph-list', typeKey: '__type' }

/** content.shapes.morph-target: the target of a morphToOne relation, bare, without its type (observed). */
export const morphTarget: PointedShape = { clause: 'content.shapes.morph-target', typeKey: null }
