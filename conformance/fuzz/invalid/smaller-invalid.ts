import type { Query } from '../query.ts'
import type { InvalidQuery } from './invalid-query.ts'

/** Queries that are a step smaller: with fewer faults, with less of one, or with less around them. */
export function* smallerInvalid(
  query: InvalidQuery,
  smallerThan: (right: InvalidQuery['right']) => Iterable<Query>,
): Generator<InvalidQuery> {
  if (query.faults.length > 1)
    for (const index of query.faults.keys()) yield { ...query, faults: query.faults.toSpliced(index, 1) }
  for (const right of smallerThan(query.right))
    if (right.door === 'rest' || right.door === 'graphql') yield { ...query, right }
  for (const [index, fault] of query.faults.entries())
    for (const amount of new Set([1, Math.floor(fault.amount / 2), fault.amount - 1]))
      if (amount >= 1 && amount < fault.amount)
        yield { ...query, faults: query.faults.with(index, { ...fault, amount }) }
}
