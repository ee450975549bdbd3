import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Outcome } from '../client/outcome.ts'
import { run } from '../run/run.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { WorldSource } from '../targets/oracle.ts'
import type { Target } from '../targets/target.ts'
import { embeddedTarget } from './embedded-target.ts'
import { watchedTarget } from './watched-target.ts'

export interface Questions {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly worlds: WorldSource
  readonly quirks: readonly string[]
  /** Whether each request asks which clauses its answer rests on. */
  readonly isExplained: boolean
  readonly signal: AbortSignal
}

/** What the reference made of one scenario. */
export interface Asked {
  /** The answers to its requests, up to the first that was not as expected. */
  readonly answers: readonly Outcome[]
  /** The clauses on which they rest; none unless that was asked. */
  readonly clauses: ReadonlySet<string>
  readonly isAsExpected: boolean
}

/** Asks the reference scenarios. By scenario; those that an interruption left are missing. */
export async function askReference(questions: Questions): Promise<ReadonlyMap<string, Asked>> {
  const { suite, worlds, quirks, isExplained } = questions
  const seen = new Map<string, Outcome[]>()
  const target = watchedTarget(embeddedTarget({ specs: suite.directory, worlds, quirks }), {
    headers: isExplained ? EXPLAIN : {},
    onOutcome: (id, outcome) => seen.set(id, [...(seen.get(id) ?? []), outcome]),
  })
  const judged = await judge(target, questions)
  return new Map(
    [...judged].map(([id, isAsExpected]) => {
      const answers = seen.get(id) ?? []
      return [id, { answers, clauses: new Set(answers.flatMap(clausesOf)), isAsExpected }]
    }),
  )
}

const EXPLAIN = { 'x-assayer-explain': '1' }

function clausesOf(outcome: Outcome): readonly string[] {
  const told = outcome.kind === 'answer' ? outcome.headers['x-assayer-clauses'] : undefined
  return typeof told === 'string' && told !== '' ? told.split(', ') : []
}

/** Whether each scenario's answers are as expected. */
async function judge(target: Target, questions: Questions): Promise<ReadonlyMap<string, boolean>> {
  const { suite, scenarios, signal } = questions
  const { results } = await run({
    specs: suite.directory,
    clauses: suite.clauses,
    scenarios,
    target,
    strict: false,
    maxFailures: 0,
    repeatEach: 1,
    // Without a network nothing is waited for.
    connections: 1,
    limits: DEFAULT_LIMITS,
    environment: {},
    // One of its own for each run: many runs would pile up listeners on the one they share.
    signal: AbortSignal.any([signal]),
    onResult: () => {},
  })
  return new Map(results.map(({ scenario, verdict }) => [scenario.id, verdict === 'pass']))
}
