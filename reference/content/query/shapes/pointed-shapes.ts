import { isRecord } from '../query.ts'

/** How rows of several types look that one attribute points at. */
export interface PointedShape {
  readonly clause: string
  /** From each row that is pointed at, the key that names its type among its fields. */
  readonly typeKey: string
  readonly of: (found: readonly unknown[]) => readonly unknown[]
}

const all = (found: readonly unknown[]): readonly unknown[] => found

/** content.shapes.zone: an array of components, each with `id`, `__component` and its fields. */
export const zone: PointedShape = { clause: 'content.shapes.zone', typeKey: '__component', of: all }

/** content.shapes.morph-list: the targets of a morphToMany relation, bare, each with `__type` (observed). */
export const morphList: PointedShape = { clause: 'content.shapes.morph-list', typeKey: '__type', of: all }

/** content.shapes.morph-target: the target of a morphToOne relation, bare, without its type (observed). */
export const morphTarget: PointedShape = {
  clause: 'content.shapes.morph-target',
  typeKey: '__type',
  of: found => found.filter(isRecord).map(({ __type, ...shown }) => shown),
}
