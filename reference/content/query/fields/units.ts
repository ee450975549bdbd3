import { commas, fieldLists, fieldRefusals, identifier, wildcard } from './names.ts'
import { fieldSelection, morphChecks, morphLinks, sortedColumns } from './selected.ts'

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
  morphChecks,
} as const

export type FieldUnits = typeof fieldUnits
