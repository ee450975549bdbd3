import { entryShape } from './entry-shape.ts'
import { valueForms } from './value-forms.ts'

/** The units that decide what entries look like. */
export const entryUnits = { shape: entryShape, values: valueForms } as const

export type EntryUnits = typeof entryUnits
