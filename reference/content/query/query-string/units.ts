import { type NotationRule, notationRules } from './notation.ts'
import { type ListParameters, listParameters } from './parameters.ts'

/** The units that decide what a query string says. */
export interface QueryStringUnits {
  readonly notation: readonly NotationRule[]
  readonly parameters: ListParameters
}

export const queryStringUnits: QueryStringUnits = { notation: notationRules, parameters: listParameters }
