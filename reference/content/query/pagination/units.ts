import { type PaginationMixing, type PaginationMode, paginationMixing, paginationModes } from './modes.ts'
import { type OutsideNames, outsideNames, type PaginationNames, paginationNames } from './names.ts'
import {
  type GreatestNumber,
  greatestNumber,
  type LeastNumber,
  leastNumber,
  type NoNumber,
  type NumberForms,
  noNumber,
  numberForms,
} from './numbers.ts'
import { type PageBeyond, pageBeyond } from './page-beyond.ts'
import { type PaginationParameter, paginationParameters } from './parameter.ts'
import { type WithCount, type WithCountWords, withCount, withCountWords } from './with-count.ts'

/** The units that decide which part of a list is returned. */
export interface PaginationUnits {
  readonly names: PaginationNames
  readonly outside: OutsideNames
  readonly modes: readonly PaginationMode[]
  readonly mixing: PaginationMixing
  readonly parameters: readonly PaginationParameter[]
  readonly numberForms: NumberForms
  readonly noNumber: NoNumber
  readonly least: LeastNumber
  readonly greatest: GreatestNumber
  readonly withCount: WithCount
  readonly withCountWords: WithCountWords
  readonly beyond: PageBeyond
}

export const paginationUnits: PaginationUnits = {
  names: paginationNames,
  outside: outsideNames,
  modes: paginationModes,
  mixing: paginationMixing,
  parameters: paginationParameters,
  numberForms,
  noNumber,
  least: leastNumber,
  greatest: greatestNumber,
  withCount,
  withCountWords,
  beyond: pageBeyond,
}
