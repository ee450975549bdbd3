import { emptyShapes } from './empty-shapes.ts'
import { morphList, morphTarget, type PointedShape, zone } from './pointed-shapes.ts'
import { morphSecrets, type SecretRule, secrets } from './secrets.ts'
import type { EmptyShape, Shape } from './shape.ts'
import { shapes } from './shapes.ts'

/** The units that decide what populated structures look like. */
export interface ShapeUnits {
  readonly shapes: readonly Shape[]
  readonly empty: readonly EmptyShape[]
  readonly zone: PointedShape
  readonly morphTarget: PointedShape
  readonly morphList: PointedShape
  readonly secrets: SecretRule
  readonly morphSecrets: SecretRule
}

export const shapeUnits: ShapeUnits = {
  shapes,
  empty: emptyShapes,
  zone,
  morphTarget,
  morphList,
  secrets,
  morphSecrets,
}
