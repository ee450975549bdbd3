import { misuse } from '../../errors.ts'
import type { SortDirection } from './sort-key.ts'

/** content.sort.asc: ascending, which is also what a field without a direction means. */
const ascending: SortDirection = { clause: 'content.sort.asc', word: 'asc', sign: 1 }

/** content.sort.desc */
const descending: SortDirection = { clause: 'content.sort.desc', word: 'desc', sign: -1 }

/** The first is meant where there is no word. */
export const sortDirections: readonly SortDirection[] = [ascending, descending]

/** How the word of a direction may be written. */
export interface DirectionCase {
  readonly clause: string
  readonly word: (written: string) => string
}

/** content.sort.direction-case: in any case (observed). */
export const directionCase: DirectionCase = {
  clause: 'content.sort.direction-case',
  word: written => written.toLowerCase(),
}

/** What becomes of a word that is no direction. */
export interface UnknownDirection {
  readonly clause: string
  readonly instead: (word: unknown) => Pick<SortDirection, 'sign'>
}

/** content.sort.direction-unknown: it is refused (the real program answers 500). */
export const unknownDirection: UnknownDirection = {
  clause: 'content.sort.direction-unknown',
  instead: word => {
    throw misuse(`Invalid sort: expected asc or desc, found ${JSON.stringify(word)}`)
  },
}

/** Whether a colon without a word behind it says no direction. */
export interface EmptyDirection {
  readonly clause: string
  readonly isNone: (path: readonly string[]) => boolean
}

/** content.sort.direction-empty: behind a path over a relation or component it says none (observed). */
export const emptyDirection: EmptyDirection = {
  clause: 'content.sort.direction-empty',
  isNone: path => path.length > 1,
}
