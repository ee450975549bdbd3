import { smallerGraphql } from './graphql/smaller-graphql.ts'
import type { Query } from './query.ts'
import { smallerRest } from './rest/smaller-rest.ts'

/** So many requests are spent on making one query smaller; a target may let out only a few in a second. */
const MOST_TRIES = 300

/**
 * The smallest query found for which `holds`, by taking away what can be taken away, step by step. Gives the query
 * itself when nothing can.
 */
export async function shrink(query: Query, holds: (smaller: Query) => Promise<boolean>): Promise<Query> {
  let best = query
  let tries = 0
  const step = async () => {
    for (const candidate of smallerThan(best)) {
      if (++tries > MOST_TRIES) return null
      if (await holds(candidate)) return candidate
    }
    return null
  }
  for (let smaller = await step(); smaller !== null; smaller = await step()) best = smaller
  return best
}

/** Queries that are a step smaller. */
export function smallerThan(query: Query): Iterable<Query> {
  if (query.door === 'rest') return smallerRest(query)
  return query.door === 'graphql' ? smallerGraphql(query) : []
}
