import type { Query } from '../query.ts'
import type { InvalidQuery, Right } from './invalid-query.ts'
import { type RightWrite, smallerWrite } from './right-write.ts'

/** Queries that are a step smaller: with fewer faults, with less of one, or with less around them. */
export function* smallerInvalid(
  query: InvalidQuery,
  smallerThan: (right: Exclude<Right, RightWrite>) => Iterable<Query>,
): Generator<InvalidQuery> {
  if (query.faults.length > 1)
    for (const index of query.faults.keys()) yield { ...query, faults: query.faults.toSpliced(index, 1) }
  for (const right of smallerRight(query.right, smallerThan)) yield { ...query, right }
  for (const [index, fault] of query.faults.entries())
    for (const amount of new Set([1, Math.floor(fault.amount / 2), fault.amount - 1]))
      if (amount >= 1 && amount < fault.amount)
        yield { ...query, faults: query.faults.with(index, { ...fault, amount }) }
}

function* smallerRight(
  right: Right,
  smallerThan: (right: Exclude<Right, RightWrite>) => Iterable<Query>,
): Generator<Right> {
  if (right.door === 'write') {
    yield* smallerWrite(right)
    return
  }
  for (const smaller of smallerThan(right))
    if (smaller.door === 'rest' || smaller.door === 'graphql' || smaller.door === 'platform') yield smaller
}
