import { lists } from './lists.ts'
import { morphLinks } from './morph-links.ts'
import { commas, identifier, wildcard } from './names.ts'
import { fieldRefusals } from './refusals.ts'
import { selected } from './selected.ts'
import { sortedColumns } from './sorted-columns.ts'

/** The units that decide which scalar attributes are shown. */
export const fieldUnits = {
  selected,
  wildcard,
  identifier,
  lists,
  commas,
  refusals: fieldRefusals,
  sortedColumns,
  morphLinks,
} as const

export type FieldUnits = typeof fieldUnits
