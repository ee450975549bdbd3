import {
  type DirectionCase,
  directionCase,
  sortDirections,
  type UnknownDirection,
  unknownDirection,
} from './directions.ts'
import { sortForms } from './forms.ts'
import { type NoSort, noSort } from './none.ts'
import { type SortRefusal, sortRefusal } from './refusals.ts'
import type { SortDirection, SortForm } from './sort-key.ts'
import { type SortOrder, sortOrder } from './sort-order.ts'
import { type SortTies, sortTies } from './ties.ts'
import { type ToManySort, toManySort } from './to-many.ts'

/** The units that decide in which order a list is. */
export interface SortUnits {
  readonly refusal: SortRefusal
  readonly forms: readonly SortForm[]
  readonly directions: readonly SortDirection[]
  readonly directionCase: DirectionCase
  readonly unknownDirection: UnknownDirection
  readonly none: NoSort
  readonly order: SortOrder
  readonly ties: SortTies
  readonly toMany: ToManySort
}

export const sortUnits: SortUnits = {
  refusal: sortRefusal,
  forms: sortForms,
  directions: sortDirections,
  directionCase,
  unknownDirection,
  none: noSort,
  order: sortOrder,
  ties: sortTies,
  toMany: toManySort,
}
