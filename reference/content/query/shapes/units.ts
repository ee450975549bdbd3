import { morphSecrets, secrets } from './secrets.ts'
import { emptyShapes, morphList, morphTarget, shapes, zone } from './shapes.ts'

/** The units that decide what populated structures look like. */
export const shapeUnits = {
  shapes,
  empty: emptyShapes,
  zone,
  morphTarget,
  morphList,
  secrets,
  morphSecrets,
} as const

export type ShapeUnits = typeof shapeUnits
