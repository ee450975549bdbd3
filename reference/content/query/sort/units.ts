import { directionCase, sortDirections, unknownDirection } from './directions.ts'
import { sortForms } from './forms.ts'
import { noSort, sortOrder, sortTies, toManySort } from './order.ts'
import { sortRefusal } from './validate.ts'

/** The units that decide in which order a list is. */
export const sortUnits = {
  refusal: sortRefusal,
  forms: sortForms,
  directions: sortDirections,
  directionCase,
  unknownDirection,
  none: noSort,
  order: sortOrder,
  ties: sortTies,
  toMany: toManySort,
} as const

export type SortUnits = typeof sortUnits
