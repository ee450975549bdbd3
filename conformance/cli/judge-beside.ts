import type { BaselineOptions } from '../baseline/rejudge.ts'
import { buildReport } from '../report/build-report.ts'
import type { BesideReport, BesideScenario, Report, Reported } from '../report/report.ts'
import type { Beside } from '../requirements/frozen-suite.ts'
import { setFacts } from '../requirements/requirement-set.ts'
import { platformOf } from '../run/platform-of.ts'
import { OracleFault } from '../targets/oracle-fault.ts'
import { UsageError } from '../usage-error.ts'
import { sayAftermath } from './aftermath.ts'
import { fire } from './fire.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { preflighted } from './preflight-flags.ts'
import { linesOn } from './progress.ts'
import { besideOf, type Judging } from './requirements-flags.ts'
import { specsDirectory } from './suite-flags.ts'
import { limitsByFlags, targetByFlags } from './target-flags.ts'
import { barByFlags } from './verdict-flags.ts'

/**
 * Runs what came or changed since a set was frozen, after all that counts was judged, as a run of its own: nothing that
 * counts can depend on it. Of several shards the first runs it. Where the run is cut short, it is not run.
 */
export async function judgeBeside(
  by: Judging,
  { report }: Reported,
  baseline: BaselineOptions,
  io: Io,
): Promise<BesideReport> {
  const { changed, gone } = by.frozen
  const isTaken = (id: string) => by.taken.has(id)
  const head = {
    requirements: setFacts(by.set),
    changed: changed.filter(isTaken),
    gone: gone.filter(isTaken),
  }
  const beside = besideOf(by)
  if (beside.length === 0 || !isRun(by.given, report)) return { ...head, scenarios: [], stopped: null }
  const { clauses, stopped } = await reportOf(by, beside, baseline, io).catch(notRun)
  const since = new Map(beside.map(it => [it.scenario.id, it.since]))
  const scenarios = clauses.flatMap(clause =>
    clause.scenarios.map(
      (scenario): BesideScenario => ({
        since: since.get(scenario.id) ?? 'new',
        clause: clause.id,
        status: clause.status,
        scenario,
      }),
    ),
  )
  return { ...head, scenarios, stopped }
}

/** What counts was judged, and stays so whatever is wrong with what does not. */
function notRun(error: unknown): Pick<Report, 'clauses' | 'stopped'> {
  if (!(error instanceof UsageError || error instanceof OracleFault)) throw error
  return { clauses: [], stopped: { kind: 'interrupted', says: error.message } }
}

/** Flags that ask for a part alone. */
const PARTS = ['budget', 'last-failed']

function isRun(given: Given, { shard, stopped }: Report): boolean {
  const isFirst = shard === null || shard.startsWith('1/')
  return isFirst && stopped === null && PARTS.every(flag => given.text(flag) === undefined)
}

async function reportOf(
  { given, present }: Judging,
  beside: readonly Beside[],
  baseline: BaselineOptions,
  io: Io,
): Promise<Report> {
  const specs = specsDirectory(given, io)
  const scenarios = beside.map(({ scenario }) => scenario)
  const flags = withoutEnd(given)
  const target = preflighted(
    targetByFlags(given, specs, limitsByFlags(given), { say: linesOn(io) }),
    scenarios,
    given,
    io,
  )
  const platform = await platformOf(target, scenarios, io.signal)
  const firing = { suite: present, scenarios, target, version: platform?.version ?? null, baseline }
  const whole = { likely: undefined, known: null, lifted: null, invariants: null }
  const fired = await fire({ ...firing, ...whole }, flags, { ...io, see: () => {} })
  sayAftermath(target, io)
  const head = { kit: '', target: target.name, platform, profile: null, shard: null }
  return buildReport(present.clauses, fired, { ...head, ...barByFlags(given) }).report
}

/** However much of it differs, it ends when all of it was asked once. */
function withoutEnd(given: Given): Given {
  const isEnd = (name: string) => ['x', 'max-failures', 'repeat-each'].includes(name)
  return {
    ...given,
    has: name => !isEnd(name) && given.has(name),
    text: name => (isEnd(name) ? undefined : given.text(name)),
    number: name => (isEnd(name) ? undefined : given.number(name)),
  }
}
