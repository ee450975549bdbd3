import { type EntryShape, entryShape } from './entry-shape.ts'
import { type ValueForms, valueForms } from './value-forms.ts'

/** The units that decide what entries look like. */
export interface EntryUnits {
  readonly shape: EntryShape
  readonly values: ValueForms
}

export const entryUnits: EntryUnits = { shape: entryShape, values: valueForms }
