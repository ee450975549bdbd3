import type { Difference } from '../compare/difference.ts'
import { compareAt } from '../compare/expectation.ts'
import { plainDifferences } from '../compare/plain-differences.ts'
import type { AbstractQuery } from './abstract-query.ts'
import { type CommonAnswer, graphqlAnswer, restAnswer } from './common-answer.ts'

/** The door at which a query was asked, and the JSON that came back. */
export interface DoorAnswer {
  readonly door: 'rest' | 'graphql'
  /** Undefined when the body is not JSON. */
  readonly json: unknown
}

/**
 * How an answer differs from what both doors are expected to give, and from that of the other door, when that has been
 * asked already. Two refusals alone agree on nothing: a query may be refused only where that is expected.
 */
export function compareDoors(
  query: AbstractQuery,
  expected: Readonly<Record<string, unknown>>,
  answer: DoorAnswer,
  other: DoorAnswer | null,
): readonly Difference[] {
  const common = commonAnswer(answer, query)
  if (common === null)
    return [{ path: NAMES[answer.door], expected: 'an answer that can be read', actual: answer.json }]
  const wanted = { refused: '<absent>', ...expected }
  return [...compareAt(wanted, common, 'both'), ...(other ? differencesFrom(other, common, query) : [])]
}

const NAMES = { rest: 'REST', graphql: 'GraphQL' } as const

function differencesFrom(
  other: DoorAnswer,
  common: CommonAnswer,
  query: AbstractQuery,
): readonly Difference[] {
  return plainDifferences(commonAnswer(other, query), common, `the same as by ${NAMES[other.door]}`)
}

function commonAnswer({ door, json }: DoorAnswer, query: AbstractQuery): CommonAnswer | null {
  return door === 'rest' ? restAnswer(json, query) : graphqlAnswer(json, query)
}
