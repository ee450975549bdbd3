import {
  type EntryAnswer,
  entryCreated,
  entryDeleted,
  entryFound,
  entryUpdated,
  localizationCreated,
  singleDeleted,
  singleFound,
  singleSaved,
} from './answers.ts'
import { type BodyUnits, bodyUnits } from './body/units.ts'
import { type DataMember, dataMember } from './data-of.ts'
import { type ListCondition, listConditions, type PopulatedStates, populatedStates } from './find-one.ts'
import { type AllLocales, allLocales } from './find-single-type.ts'
import { type FrameUnits, frameUnits } from './frame/units.ts'
import { type MissingEntry, missingEntry, missingSingle, missingToLocalize } from './missing.ts'
import { type Publishing, publishing } from './publishing.ts'
import { type QueryNames, queryNames } from './query-names.ts'
import { type WriteSelection, writeSelection } from './write-selection.ts'

/** The units of the REST doors. */
export interface RestUnits {
  readonly frame: FrameUnits
  readonly body: BodyUnits
  readonly dataMember: DataMember
  readonly queryNames: QueryNames
  readonly writeSelection: WriteSelection
  readonly publishing: Publishing
  readonly listConditions: readonly ListCondition[]
  readonly populatedStates: PopulatedStates
  readonly allLocales: AllLocales
  readonly missingEntry: MissingEntry
  readonly missingSingle: MissingEntry
  readonly missingToLocalize: MissingEntry
  readonly entryFound: EntryAnswer
  readonly entryCreated: EntryAnswer
  readonly entryUpdated: EntryAnswer
  readonly entryDeleted: EntryAnswer
  readonly singleFound: EntryAnswer
  readonly singleSaved: EntryAnswer
  readonly singleDeleted: EntryAnswer
  readonly localizationCreated: EntryAnswer
}

/** The units of the REST doors, without any quirk. */
export const restUnits: RestUnits = {
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
}
