import { smallerSequence } from './commands/smaller-sequence.ts'
import type { GraphqlQuery } from './graphql/graphql-query.ts'
import { smallerGraphql } from './graphql/smaller-graphql.ts'
import { smallerInvalid } from './invalid/smaller-invalid.ts'
import { smallerPlatform } from './platform/smaller-platform.ts'
import { type Query, unasked } from './query.ts'
import type { RestQuery } from './rest/rest-query.ts'
import { smallerRest } from './rest/smaller-rest.ts'

/** So many requests are spent on making one query smaller; a target may let out only a few in a second. */
const MOST_TRIES = 300

/** Of a target that does not answer each takes as long as it is waited for. */
export const FEW_TRIES = 15

/**
 * The smallest query found for which `holds`, by taking away what can be taken away, step by step. Gives the query
 * itself when nothing can.
 */
export async function shrink(
  query: Query,
  holds: (smaller: Query) => Promise<boolean>,
  mostTries = MOST_TRIES,
): Promise<Query> {
  let best = query
  let tries = 0
  const step = async () => {
    for (const candidate of smallerThan(best)) {
      if (++tries > mostTries) return null
      if (await holds(candidate)) return candidate
    }
    return null
  }
  for (let smaller = await step(); smaller !== null; smaller = await step()) best = smaller
  return best
}

/** Queries that are a step smaller. */
export function smallerThan(query: Query): Iterable<Query> {
  switch (query.door) {
    case 'rest':
      return byFewer(query, smallerRest)
    case 'graphql':
      return byFewer(query, smallerGraphql)
    case 'platform':
      return smallerPlatform(query)
    case 'invalid':
      return smallerInvalid(query, smallerThan)
    case 'sequence':
      return smallerSequence(query)
    case 'written':
      return []
  }
}

/** What shows as well when nobody in particular asks has nothing to do with who asks. */
function* byFewer<Q extends RestQuery | GraphqlQuery>(
  query: Q,
  smaller: (query: Q) => Iterable<Q>,
): Generator<Query> {
  if (query.by) yield unasked(query)
  yield* smaller(query)
}
