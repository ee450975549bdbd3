import type { ListOperator, TextOperator, ValueOperator } from './operator.ts'

/** What a comparison says of an entry whose attribute has no value. */
export interface MissingValues {
  readonly clause: string
  /** False: it is unknown, neither met nor failed. */
  readonly meet: (operator: ValueOperator | ListOperator | TextOperator) => boolean
}

/** content.filters.null-never-matches: it is unknown, also for a negation (observed). */
export const missingValues: MissingValues = {
  clause: 'content.filters.null-never-matches',
  meet: () => false,
}
