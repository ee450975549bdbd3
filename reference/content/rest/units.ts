import { bodyUnits } from '../http/body/units.ts'
import {
  entryCreated,
  entryDeleted,
  entryFound,
  entryUpdated,
  localizationCreated,
  singleDeleted,
  singleFound,
  singleSaved,
} from './answers.ts'
import { dataMember } from './data-of.ts'
import { listConditions, populatedStates } from './find-one.ts'
import { allLocales } from './find-single-type.ts'
import { frameUnits } from './frame/units.ts'
import { missingEntry, missingSingle, missingToLocalize } from './missing.ts'
import { publishing } from './publishing.ts'
import { queryNames } from './query-names.ts'
import { writeSelection } from './written.ts'

/** The units of the REST doors, without any quirk. */
export const restUnits = {
  frame: frameUnits,
  body: bodyUnits,
  dataMember,
  queryNames,
  writeSelection,
  publishing,
  listConditions,
  populatedStates,
  allLocales,
  missingEntry,
  missingSingle,
  missingToLocalize,
  entryFound,
  entryCreated,
  entryUpdated,
  entryDeleted,
  singleFound,
  singleSaved,
  singleDeleted,
  localizationCreated,
} as const

export type RestUnits = typeof restUnits
