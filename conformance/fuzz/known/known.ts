import { SAME } from '../compare-answers.ts'
import type { QueriedWorld } from '../queried-world.ts'
import type { Query } from '../query.ts'
import type { Judged, Twin } from '../twin.ts'
import { withOneEach } from './several-to-one.ts'

/** What a program is known to answer otherwise than its profile, because no reference could hold what it makes. */
export interface KnownDisagreement {
  /** The beginning of the names of the program's profiles. */
  readonly profiles: string
  readonly says: string
  /** What is left of a query without it; null where it has none of it. */
  readonly without: (query: Query, facts: QueriedWorld) => Query | null
}

export const knownDisagreements: readonly KnownDisagreement[] = [
  {
    profiles: 'strapi-4',
    says: 'several entries that a relation to one is given are all linked, so that it is shown from each of them (Strapi 4.26.2, @strapi/database, attachRelations)',
    without: withOneEach,
  },
]

/**
 * A twin that takes no answer for another one where only what is known differs: asked without it, both answer the same.
 * Whatever else differs, differs without it, too.
 */
export function knowing(twin: Twin, profile: string | undefined, facts: QueriedWorld): Twin {
  const known = knownDisagreements.filter(({ profiles }) => profile?.startsWith(profiles) ?? false)
  const met = new Map<string, number>()
  const isKnown = async ({ query }: Judged, { says, without }: KnownDisagreement) => {
    const left = without(query, facts)
    if (left === null || (await twin.ask(left)).difference !== null) return false
    met.set(says, (met.get(says) ?? 0) + 1)
    return true
  }
  const ask = async (query: Query): Promise<Judged> => {
    const judged = await twin.ask(query)
    if (judged.difference === null) return judged
    for (const disagreement of known)
      if (await isKnown(judged, disagreement)) return { ...judged, ...SAME, isKnown: true }
    return judged
  }
  return {
    ...twin,
    ask,
    notes: () => [
      ...twin.notes(),
      ...[...met].map(([says, times]) => `known, and not reported (${times} ×): ${says}`),
    ],
  }
}
