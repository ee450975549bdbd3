import { directionCase, emptyDirection, sortDirections, unknownDirection } from './directions.ts'
import { sortForms } from './forms.ts'
import { noSort, sortOrder, sortTies, toManySort } from './order.ts'
import { reservedNames, sortRefusal } from './validate.ts'

/** The units that decide in which order a list is. */
export const sortUnits = {
  refusal: sortRefusal,
  reserved: reservedNames,
  forms: sortForms,
  directions: sortDirections,
  directionCase,
  unknownDirection,
  emptyDirection,
  none: noSort,
  order: sortOrder,
  ties: sortTies,
  toMany: toManySort,
} as const

export type SortUnits = typeof sortUnits
