import type { Documentation } from './documentation.ts'
import type { Query } from './query.ts'
import type { Judged, Twin } from './twin.ts'
import { withoutParameters } from './without-parameters.ts'
import { writesByRest } from './writes-by-rest.ts'

/**
 * Whether a query that was made smaller asks for something that the documentation leaves open, and that it did not ask for
 * before: what is wrong in what is documented would look as if it were open.
 */
export type Strays = (smaller: Judged, former: Judged) => Promise<boolean>

export function openStrays(
  twin: Pick<Twin, 'clausesOf'>,
  { statusOf, asksForMore }: Pick<Documentation, 'statusOf' | 'asksForMore'>,
): Strays {
  const isOpen = (query: Query) => asksForMore(query) || writesByRest(query)
  return async (smaller, former) => {
    if (isOpen(smaller.query) && !isOpen(former.query)) return true
    const added = smaller.clauses.filter(
      clause => isAskedFor(clause) && statusOf(clause) !== 'documented' && !former.clauses.includes(clause),
    )
    const plain = added.length > 0 ? withoutParameters(smaller.query) : null
    if (plain === null) return false
    const usual = await twin.clausesOf(plain)
    return added.some(clause => !usual.includes(clause))
  }
}

/** Such as that a page lies behind the last entry: that follows from what the world holds. */
function isAskedFor(clause: string): boolean {
  return !clause.startsWith('content.pagination.')
}
