import { emptyShapes } from './empty-shapes.ts'
import { morphList, morphTarget, zone } from './pointed-shapes.ts'
import { morphSecrets, secrets } from './secrets.ts'
import { shapes } from './shapes.ts'

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
