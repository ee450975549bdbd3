import { entryShape, valueForms } from './shape.ts'

/** The units that decide what entries look like. */
export const entryUnits = { shape: entryShape, values: valueForms } as const

export type EntryUnits = typeof entryUnits
