import { pageBeyond, paginationMixing, paginationModes } from './modes.ts'
import { outsideNames, paginationNames } from './names.ts'
import { greatestNumber, leastNumber, noNumber, numberForms } from './numbers.ts'
import { paginationParameters } from './parameter.ts'
import { withCount, withCountWords } from './with-count.ts'

/** The units that decide which part of a list is returned. */
export const paginationUnits = {
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
} as const

export type PaginationUnits = typeof paginationUnits
