import type { Moment } from '../replay/volatile.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { type Asked, askReference } from './ask-reference.ts'
import { hasSameAnswers, hasSameStatuses } from './same-answers.ts'

export interface ComparisonOptions {
  readonly suite: Suite
  /** All that is ever asked. */
  readonly scenarios: readonly Scenario[]
  readonly signal: AbortSignal
}

/** The reference as it is, to compare it with what it becomes by quirks. */
export interface Comparison {
  /** What it made of each scenario, and the clauses on which that rests. */
  readonly first: Answers
  /** Those of some scenarios that are answered otherwise with a quirk, by their ids. */
  readonly changedWith: (quirk: string, scenarios: readonly Scenario[]) => Promise<ReadonlySet<string>>
}

/** By scenario. */
type Answers = ReadonlyMap<string, Asked>

/** Everything is asked twice first: answers that are others even so are compared by their status alone. */
export async function startComparison({ suite, scenarios, signal }: ComparisonOptions): Promise<Comparison> {
  const from = Date.now()
  const questions = { suite, scenarios, worlds: keepWorlds(), quirks: [], explained: null, signal }
  const first = await askReference({ ...questions, explained: 'fired' })
  const differing = (others: Answers, isSame: (id: string) => SameRule) => {
    const moment = { from, to: Date.now() }
    const isOther = ([id, asked]: [string, Asked]) => !isSame(id)(first.get(id) ?? asked, asked, moment)
    return new Set([...others].filter(isOther).map(([id]) => id))
  }
  const unsteady = differing(await askReference(questions), () => hasSameAnswers)
  return {
    first,
    changedWith: async (quirk, asked) => {
      const answers = await askReference({ ...questions, scenarios: asked, quirks: [quirk] })
      return differing(answers, id => (unsteady.has(id) ? hasSameStatuses : hasSameAnswers))
    },
  }
}

type SameRule = (one: Asked, other: Asked, moment: Moment) => boolean
