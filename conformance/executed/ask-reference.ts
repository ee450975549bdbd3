import type { Outcome } from '../client/outcome.ts'
import type { WatchOver } from '../invariants/watch.ts'
import { fireAt } from '../run/run-at-reference.ts'
import type { Verdict } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { WorldSource } from '../targets/oracle.ts'
import { embeddedTarget } from './embedded-target.ts'
import { watchedTarget } from './watched-target.ts'

export interface Questions {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly worlds: WorldSource
  readonly quirks: readonly string[]
  readonly freedoms?: readonly string[]
  /**
   * Whether each request asks which clauses its answer rests on, and which were looked at besides; null: neither.
   */
  readonly explained: 'fired' | 'consulted' | null
  /** Whether answers are looked at for more than is expected of them: what that asks stands among the answers. */
  readonly isWatched?: boolean
  /** What looks at them; undefined: what does so in every run. */
  readonly watch?: WatchOver
  readonly signal: AbortSignal
}

/** What the reference made of one scenario. */
export interface Asked {
  /** The answers to its requests, up to the first that was not as expected. */
  readonly answers: readonly Outcome[]
  /** The clauses on which they rest; none unless that was asked. */
  readonly clauses: ReadonlySet<string>
  /** Those that were looked at, whether they decided something or not; none unless that was asked. */
  readonly consulted: ReadonlySet<string>
  readonly verdict: Verdict
}

/** Asks the reference scenarios. By scenario; those that an interruption left are missing. */
export async function askReference(questions: Questions): Promise<ReadonlyMap<string, Asked>> {
  const { suite, worlds, quirks, freedoms = [], explained } = questions
  const seen = new Map<string, Outcome[]>()
  const target = watchedTarget(embeddedTarget({ specs: suite.directory, worlds, quirks, freedoms }), {
    headers: explained === null ? {} : { 'x-assayer-explain': explained },
    onOutcome: (id, outcome) => seen.set(id, [...(seen.get(id) ?? []), outcome]),
  })
  const { results } = await fireAt(
    target,
    { ...questions, isWatched: questions.isWatched ?? false },
    CONNECTIONS,
  )
  return new Map(
    results.map(({ scenario: { id }, verdict }) => {
      const answers = seen.get(id) ?? []
      const clauses = new Set(answers.flatMap(it => listIn(it, 'x-assayer-clauses')))
      const consulted = new Set(answers.flatMap(it => listIn(it, 'x-assayer-consulted')))
      return [id, { answers, clauses, consulted, verdict }]
    }),
  )
}

/** Without a network nothing is waited for. */
const CONNECTIONS = 1

function listIn(outcome: Outcome, header: string): readonly string[] {
  const told = outcome.kind === 'answer' ? outcome.headers[header] : undefined
  return typeof told === 'string' && told !== '' ? told.split(', ') : []
}
