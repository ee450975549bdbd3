import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** A direction is written in small letters. */
export const directionCaseSmallOnly: Quirk = {
  id: 'content.sort.direction-case.small-only',
  clause: 'content.sort.direction-case',
  says: 'a direction is written in small letters',
  apply: changeSort(({ directionCase }) => ({
    directionCase: { ...directionCase, word: written => written },
  })),
}
