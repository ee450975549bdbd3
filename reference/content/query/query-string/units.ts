import { notationRules } from './notation.ts'
import { listParameters } from './parameters.ts'

/** The units that decide what a query string says. */
export const queryStringUnits = { notation: notationRules, parameters: listParameters } as const

export type QueryStringUnits = typeof queryStringUnits
