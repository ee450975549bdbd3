import { queryLevels } from './levels.ts'
import { notationRules } from './notation.ts'
import { listParameters } from './parameters.ts'

/** The units that decide what a query string says. */
export const queryStringUnits = {
  notation: notationRules,
  levels: queryLevels,
  parameters: listParameters,
} as const

export type QueryStringUnits = typeof queryStringUnits
