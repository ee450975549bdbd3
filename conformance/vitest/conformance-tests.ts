import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { describe, type RunnerTestCase, type RunnerTestSuite, test } from 'vitest'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { packageDirectory } from '../package-directory.ts'
import { describeProblem } from '../report/describe.ts'
import { planOf } from '../report/plan.ts'
import type { ClauseReport } from '../report/report.ts'
import { scenarioReport } from '../report/scenario-report.ts'
import { findSet } from '../requirements/find-sets.ts'
import { frameFor } from '../requirements/frame.ts'
import { type FrozenSuite, frozenSuite } from '../requirements/frozen-suite.ts'
import { withFrozenWorlds } from '../requirements/with-worlds.ts'
import { platformOf } from '../run/platform-of.ts'
import type { Result } from '../run/result.ts'
import { run } from '../run/run.ts'
import { MEANINGS } from '../run/verdict.ts'
import type { Hazard } from '../safety/hazards.ts'
import { type Clause, type FailOn, type Scenario, SERVICES } from '../suite/clause.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { type Selection, selectScenarios } from '../suite/select.ts'
import { MAIN_WORLDS } from '../suite/worlds.ts'
import type { Upkeep } from '../targets/upkeep.ts'
import { urlTarget } from '../targets/url.ts'
import { type FetchHandler, type Served, serveFetch, serveListener } from './serve.ts'

/** The server under test: by its URL, or within this process. */
export type ServerUnderTest =
  | { readonly url: string }
  | { readonly fetch: FetchHandler }
  /** As `http.createServer` takes it: an Express or Koa application, too. */
  | { readonly listener: RequestListener }

export interface ConformanceOptions extends Selection {
  /** The server, or what makes it before the tests run. */
  readonly server: ServerUnderTest | (() => ServerUnderTest | Promise<ServerUnderTest>)
  /** Puts the world back after a scenario that writes; without it such scenarios are skipped. */
  readonly reset?: () => void | Promise<void>
  /** What may be done to the server besides writing, such as `mail`: nothing without its name. */
  readonly allow?: readonly Hazard[]
  /** The worlds that the server holds; default: the main ones of the suite. */
  readonly worlds?: readonly string[]
  /** Capabilities that the server has not, such as `graphql`. */
  readonly without?: readonly string[]
  /** The version that the server's platform runs as. */
  readonly platformVersion?: string
  readonly production?: boolean
  /** A difference from an observed clause fails. */
  readonly strict?: boolean
  /** Whether what should be so, and is not, fails; default: `must`, and then it passes. */
  readonly failOn?: FailOn
  /** The requirement set that says what counts, such as `2026.11`, or the path of one; default: everything does. */
  readonly requirements?: string
  /** Another suite than that of this package: a directory like `specs/`. */
  readonly specs?: string
  /** Milliseconds for the whole suite; default 120,000. */
  readonly timeout?: number
}

/**
 * Registers the suite as Vitest tests: a group for each clause, a test for each scenario. Only those that Vitest runs
 * (`-t`, `.only`) are sent, all when the first test begins. What the documentation does not decide never fails; what
 * is not for this server is skipped.
 */
export function conformanceTests(options: ConformanceOptions): void {
  const specs = options.specs ?? join(packageDirectory(), 'specs')
  const suite = loadSuite(specs)
  const counting = countingIn(suite, options.requirements)
  const { clauses } = counting
  // What is named may be no part of the set: then there is nothing to test of it.
  const taken = selectScenarios([...clauses, ...suite.clauses], options).map(({ id }) => id)
  const ids = new Set(taken.filter(counting.counts))
  const selected = clauses.flatMap(clause => clause.scenarios.filter(({ id }) => ids.has(id)))
  const plan = planOf(clauses, selected, { repeatEach: 1 })
  const timeout = options.timeout ?? 120_000
  let judged: Promise<Results> | null = null
  const resultOf = async (id: string, { file }: RunnerTestCase) => {
    judged ??= withFrozenWorlds(specs, counting.worlds, directory =>
      judgeAll(clauses, chosenIn(file, clauses), directory, options),
    )
    const result = (await judged).get(id)
    if (!result) throw new Error('invariant: a test that runs is one that was chosen')
    return result
  }
  describe('conformance', { timeout }, () => {
    for (const clause of plan.clauses) describeClause(clause, resultOf)
  })
}

/** What is judged, and by which worlds. */
interface Counting {
  readonly clauses: readonly Clause[]
  readonly counts: (id: string) => boolean
  /** Those that are otherwise now. */
  readonly worlds: FrozenSuite['worlds']
}

function countingIn(suite: Suite, named: string | undefined): Counting {
  if (named === undefined) return { clauses: suite.clauses, counts: () => true, worlds: new Map() }
  const place = { packageDirectory: packageDirectory(), specs: suite.directory }
  const frozen = frozenSuite(frameFor(findSet(named, place), suite, SERVICES))
  return { clauses: frozen.suite.clauses, counts: id => frozen.counted.has(id), worlds: frozen.worlds }
}

type Results = ReadonlyMap<string, Result>
type ResultOf = (id: string, task: RunnerTestCase) => Promise<Result>

function describeClause(clause: ClauseReport, resultOf: ResultOf): void {
  describe(`${clause.id}: ${clause.says}`, () => {
    for (const { id, says } of clause.scenarios) {
      test(`${id}: ${says}`, async context => {
        const result = await resultOf(id, context.task)
        const outcome = MEANINGS[result.verdict].prints.vitest
        if (outcome === 'skips') context.skip(result.reason ?? undefined)
        if (outcome === 'fails') throw new Error(describeProblem(scenarioReport(result), clause).join('\n'))
      })
    }
  })
}

/** The scenarios whose tests Vitest is going to run. */
function chosenIn(suite: Readonly<RunnerTestSuite>, clauses: readonly Clause[]): readonly Scenario[] {
  const wanted = new Set(namesIn(suite))
  return clauses.flatMap(clause => clause.scenarios.filter(({ id, says }) => wanted.has(`${id}: ${says}`)))
}

function namesIn({ tasks }: Readonly<RunnerTestSuite>): readonly string[] {
  return tasks.flatMap(task => {
    if (task.type === 'suite') return namesIn(task)
    return task.mode === 'run' ? [task.name] : []
  })
}

const CONNECTIONS = 8

async function judgeAll(
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
  specs: string,
  options: ConformanceOptions,
): Promise<Results> {
  const served = await serve(options)
  const target = targetAt(served.url, options)
  try {
    const platform = await platformOf(target, scenarios, undefined)
    const { results, stopped } = await run({
      specs,
      clauses,
      scenarios,
      target,
      platformVersion: platform?.version ?? null,
      strict: options.strict ?? false,
      failOn: options.failOn,
      maxFailures: 0,
      repeatEach: 1,
      connections: CONNECTIONS,
      limits: DEFAULT_LIMITS,
      environment: process.env,
      onResult: () => {},
    })
    if (stopped) throw new Error(stopped.says)
    return new Map(results.map(result => [result.scenario.id, result]))
  } finally {
    await served.close()
  }
}

async function serve({ server }: ConformanceOptions): Promise<Served> {
  const made = typeof server === 'function' ? await server() : server
  if ('url' in made) return { url: made.url.replace(/\/+$/, ''), close: async () => {} }
  return 'fetch' in made ? serveFetch(made.fetch) : serveListener(made.listener)
}

function targetAt(url: string, options: ConformanceOptions) {
  return urlTarget({
    url,
    worlds: options.worlds ?? Object.values(MAIN_WORLDS),
    without: options.without ?? [],
    platformVersion: options.platformVersion ?? null,
    production: options.production ?? false,
    allow: options.allow,
    reset: options.reset ? resetBy(options.reset) : 'auto',
    wait: 0,
    limits: DEFAULT_LIMITS,
  })
}

function resetBy(reset: () => void | Promise<void>): Upkeep {
  return {
    says: 'the reset of this test file',
    run: async () => {
      await reset()
      return null
    },
  }
}
