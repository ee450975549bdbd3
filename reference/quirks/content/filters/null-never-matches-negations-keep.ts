import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** As a program does that compares in its own language and not in a database. */
export const nullNeverMatchesNegationsKeep: Quirk = {
  id: 'content.filters.null-never-matches.negations-keep',
  clause: 'content.filters.null-never-matches',
  says: 'an entry without a value meets every negated comparison',
  apply: changeFilters(({ missingValues }) => ({
    missingValues: { ...missingValues, meet: ({ name }) => NEGATED.has(name) },
  })),
}

const NEGATED: ReadonlySet<string> = new Set(['$ne', '$nei', '$notIn', '$notContains', '$notContainsi'])
