import type { Values } from '../../../actions/write/context.ts'
import { isRecord } from '../../../query/query.ts'

/** What becomes of the times that a mutation's input gives. */
export interface GivenTimes {
  readonly clause: string
  /** Those that the entry gets. */
  readonly keep: (data: unknown) => Values
}

/**
 * content.graphql.mutations.given-times: createdAt and updatedAt that are given are those of the entry; null counts
 * as not given.
 */
export const givenTimes: GivenTimes = {
  clause: 'content.graphql.mutations.given-times',
  keep: data => {
    if (!isRecord(data)) return {}
    const { createdAt, updatedAt } = data
    return {
      ...(typeof createdAt === 'string' && { createdAt }),
      ...(typeof updatedAt === 'string' && { updatedAt }),
    }
  },
}
