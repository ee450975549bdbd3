import { compareDoors, type DoorAnswer } from '../agreement/compare-doors.ts'
import type { Answer, Outcome } from '../client/outcome.ts'
import { ABSENT, type Difference } from '../compare/difference.ts'
import { compareAnswer, type Expectation, mapExpectation } from '../compare/expectation.ts'
import { parsePath, pathBelow, valueAt } from '../compare/path.ts'
import type { Step } from '../suite/clause.ts'
import { fillExpected, type PlaceholderValues } from '../suite/placeholder.ts'
import type { StepRecord } from './result.ts'

/** What a step is filled and judged with. */
export interface Known {
  readonly values: PlaceholderValues
  /** What REST answered to the same query. */
  readonly byRest: Outcome | undefined
}

type StepJudgement = Pick<StepRecord, 'expected' | 'differences' | 'accepted' | 'doesWithout'>

/**
 * Compares with every accepted answer, so that all who answer so are known; shows the nearest one. What a server may do
 * without is no difference where it answers as one that does.
 */
export function judgeStep(step: Step, { values, byRest }: Known, outcome: Outcome): StepJudgement {
  const offers = step.accepted.map(({ who, expect }) => {
    const expected = mapExpectation(expect, value => fillExpected(value, values))
    return { who: who ?? '', expected, differences: differencesOf(expected, step, outcome, byRest) }
  })
  const nearest = offers.reduce((best, offer) =>
    offer.differences.length < best.differences.length ? offer : best,
  )
  const matched = offers.filter(offer => offer.differences.length === 0).map(offer => offer.who)
  const accepted = offers.length > 1 ? { matched, offered: offers.map(offer => offer.who) } : null
  const { expected, differences } = nearest
  if (differences.length > 0 && isWithout(step, values, outcome))
    return { expected, differences: [], accepted, doesWithout: true }
  return { expected, differences, accepted, doesWithout: false }
}

function isWithout({ without }: Step, values: PlaceholderValues, outcome: Outcome): boolean {
  if (without === null || outcome.kind === 'no-answer') return false
  const expected = mapExpectation(without, value => fillExpected(value, values))
  return compareAnswer(expected, outcome).length === 0
}

function differencesOf(
  expected: Expectation,
  step: Step,
  outcome: Outcome,
  byRest: Outcome | undefined,
): readonly Difference[] {
  if (outcome.kind === 'no-answer') return []
  const { asks, request } = step
  if (!asks) return [...compareAnswer(expected, outcome), ...missingSaves(step, outcome.json)]
  const other = byRest?.kind === 'answer' ? doorAnswer('rest', byRest) : null
  return compareDoors(asks, expected.both ?? {}, doorAnswer(request.door, outcome), other)
}

function doorAnswer(door: DoorAnswer['door'], { json }: Answer): DoorAnswer {
  return { door, json }
}

/** What later steps need must be there, whether or not the scenario expects anything of it. */
function missingSaves({ save }: Step, json: unknown): readonly Difference[] {
  return Object.values(save).flatMap(path => {
    const isThere = valueAt(json, parsePath(path)) !== ABSENT
    return isThere ? [] : [{ path: pathBelow('body', path), expected: '<any>', actual: ABSENT }]
  })
}
