import type { NameSeparator } from '../populate/names/commas.ts'
import { type FieldLists, lists } from './lists.ts'
import { type MorphLinks, morphLinks } from './morph-links.ts'
import { commas, type FieldWord, identifier, wildcard } from './names.ts'
import { type FieldRefusal, fieldRefusals } from './refusals.ts'
import { type FieldSelection, selected } from './selected.ts'
import { type SortedColumns, sortedColumns } from './sorted-columns.ts'

/** The units that decide which scalar attributes are shown. */
export interface FieldUnits {
  readonly selected: FieldSelection
  readonly wildcard: FieldWord
  readonly identifier: FieldWord
  readonly lists: FieldLists
  readonly commas: NameSeparator
  readonly refusals: readonly FieldRefusal[]
  readonly sortedColumns: SortedColumns
  readonly morphLinks: MorphLinks
}

export const fieldUnits: FieldUnits = {
  selected,
  wildcard,
  identifier,
  lists,
  commas,
  refusals: fieldRefusals,
  sortedColumns,
  morphLinks,
}
