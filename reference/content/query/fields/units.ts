import { fieldLists } from './lists.ts'
import { morphLinks } from './morph-links.ts'
import { commas, identifier, wildcard } from './names.ts'
import { fieldRefusals } from './refusals.ts'
import { fieldSelection } from './selected.ts'
import { sortedColumns } from './sorted-columns.ts'

/** The units that decide which scalar attributes are shown. */
export const fieldUnits = {
  selected: fieldSelection,
  wildcard,
  identifier,
  lists: fieldLists,
  commas,
  refusals: fieldRefusals,
  sortedColumns,
  morphLinks,
} as const

export type FieldUnits = typeof fieldUnits
