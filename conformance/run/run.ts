import type { WatchOver } from '../invariants/watch.ts'
import type { Clause, FailOn, Scenario } from '../suite/clause.ts'
import { askedAs, holdsAt, rangeText } from '../suite/versions.ts'
import { type ConnectOptions, connect } from '../targets/connection.ts'
import { OracleFault } from '../targets/oracle-fault.ts'
import {
  type Endpoint,
  isSetting,
  type Setting,
  settingOf,
  type Target,
  TargetDown,
  WorldMissing,
} from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { type DoubtOptions, doubtOf } from './ask-again.ts'
import { type Item, type Unsent, unsent } from './judge.ts'
import { nothingMissing } from './missing.ts'
import { type Context, runAttempts, runReads, runWrites } from './phases.ts'
import { type Premise, premiseItems, tryPremises } from './premises.ts'
import { type Result, withoutGoodAnswers } from './result.ts'
import { type StopReason, watchForStop } from './stop.ts'
import { unlessInterrupted } from './unless-interrupted.ts'
import { MEANINGS } from './verdict.ts'
import { noteMails, whyNotSent } from './why-not-sent.ts'

export interface RunOptions extends Omit<ConnectOptions, keyof Setting>, DoubtOptions {
  readonly clauses: readonly Clause[]
  /** What to run, in the suite's order. */
  readonly scenarios: readonly Scenario[]
  /** All that are run, where these are only a part of them. */
  readonly among?: readonly Scenario[]
  readonly target: Target
  /** What the target's platform runs as; null: as whatever a scenario holds for. */
  readonly platformVersion: string | null
  /** A difference from an observed clause fails. */
  readonly strict: boolean
  /** Whether what should be so, and is not, fails; undefined: `must`, so that it is warned of. */
  readonly failOn?: FailOn | undefined
  /** Looks at more than scenarios expect, and reads a little more for it; undefined: nobody does. */
  readonly watchOver?: WatchOver | undefined
  /** 0 is no bound. */
  readonly maxFailures: number
  readonly repeatEach: number
  /** Which scenarios are likely to turn red, by id: they are sent as soon as possible. Undefined: none is known to be. */
  readonly likely?: ReadonlyMap<string, number> | undefined
  /** What is unstable fails. */
  readonly failOnUnstable?: boolean | undefined
  /** Called as soon as a scenario is judged, in the order in which they finish. */
  readonly onResult: (result: Result) => void
}

export interface Run {
  /** In the suite's order, whatever finished first. */
  readonly results: readonly Result[]
  /** Scenarios that were not reached. */
  readonly notRun: readonly Scenario[]
  /** Why the run ended early; null when it did not. */
  readonly stopped: StopReason | null
  /** How often each scenario was to run. */
  readonly repeatEach: number
}

/**
 * Fires scenarios at a target: for each setting first those that only read, in parallel, then one after the other those
 * whose writes are to be refused, and those that write, each on a world that is put back afterwards. Throws an
 * OracleFault when a reference that is asked is wrong itself.
 */
export async function run(options: RunOptions): Promise<Run> {
  const items = itemsOf(options)
  const results = new Map<Item, Result>()
  const stop = watchForStop(options)
  const { rejudge = result => result } = options
  const report = (item: Item, judged: Result) => {
    // What was under way when the run ended was not judged: it counts as not run.
    if (stop.reason && MEANINGS[judged.verdict].means.answer === 'not-had') return
    const result = withoutGoodAnswers(barred(rejudge(judged), options))
    results.set(item, result)
    options.onResult(result)
    stop.see(result)
  }
  const { platformVersion } = options
  const isFor = ({ scenario }: Item) => isAskedOf(scenario, platformVersion)
  for (const item of items.filter(it => !isFor(it)))
    report(item, unsent(item, 'not-applicable', outsideText(item.scenario, platformVersion)))
  const fitting = likeliestFirst(items.filter(isFor), options.likely)
  const missing = nothingMissing()
  const doubt = doubtOf(options)
  const scenarios = fitting.map(({ scenario }) => scenario)
  const among = fittingAmong(options)
  for (const group of groupsOf(fitting, premiseItems({ ...options, scenarios, among }))) {
    if (stop.reason) break
    await runGroup(group, { options, stop, report, missing, doubt, among })
  }
  const notRun = new Set(items.filter(item => !results.has(item)).map(item => item.scenario))
  return {
    results: items.flatMap(item => results.get(item) ?? []),
    notRun: [...notRun],
    stopped: stop.reason,
    repeatEach: options.repeatEach,
  }
}

function isAskedOf(scenario: Scenario, platformVersion: string | null): boolean {
  return platformVersion === null || holdsAt(scenario, platformVersion)
}

function fittingAmong({ scenarios, among = scenarios, platformVersion }: RunOptions): readonly Scenario[] {
  return asAsked(among, platformVersion).filter(it => isAskedOf(it, platformVersion))
}

function asAsked(scenarios: readonly Scenario[], platformVersion: string | null): readonly Scenario[] {
  return platformVersion === null ? scenarios : scenarios.map(it => askedAs(it, platformVersion))
}

function barred(result: Result, { failOnUnstable = false }: RunOptions): Result {
  return failOnUnstable && result.verdict === 'unstable' ? { ...result, verdict: 'fail' } : result
}

/** Reports keep the suite's order: only what is sent when is another. */
function likeliestFirst(items: readonly Item[], likely: RunOptions['likely']): readonly Item[] {
  const worth = ({ scenario }: Item) => likely?.get(scenario.id) ?? 0
  return likely ? items.toSorted((a, b) => worth(b) - worth(a)) : items
}

/** Each as the target is asked it. */
function itemsOf({ clauses, scenarios, repeatEach, platformVersion }: RunOptions): readonly Item[] {
  const byId = new Map(clauses.map(clause => [clause.id, clause]))
  return asAsked(scenarios, platformVersion).flatMap(scenario => {
    const clause = byId.get(scenario.clause)
    if (!clause) throw new Error(`invariant: no clause ${scenario.clause}`)
    return Array.from({ length: repeatEach }, (_, n) => ({ clause, scenario, repeat: n + 1 }))
  })
}

function outsideText({ versions }: Scenario, platformVersion: string | null): string {
  return `it holds ${versions ? rangeText(versions) : 'always'}; the target runs ${platformVersion}`
}

interface Group {
  readonly setting: Setting
  readonly items: readonly Item[]
  /** What other scenarios rest on, here or anywhere. */
  readonly premises: readonly Premise[]
}

/** By setting; each after those that show on what its scenarios rest. */
function groupsOf(items: readonly Item[], premises: readonly Premise[]): readonly Group[] {
  const groups = new Map<string, { setting: Setting; items: Item[]; premises: Premise[] }>()
  const groupOf = (scenario: Scenario) => {
    const setting = settingOf(scenario)
    const key = JSON.stringify(setting)
    const group = groups.get(key) ?? { setting, items: [], premises: [] }
    groups.set(key, group)
    return group
  }
  for (const item of items) groupOf(item.scenario).items.push(item)
  for (const premise of premises) groupOf(premise.item.scenario).premises.push(premise)
  return afterTheirPremises([...groups.values()])
}

/** Where two groups rest on each other, the one that stands first comes first. */
function afterTheirPremises(groups: readonly Group[]): readonly Group[] {
  const ordered: Group[] = []
  const left = new Set(groups)
  while (left.size > 0) {
    const waiting = [...left]
    const isReady = (group: Group) => !waiting.some(other => other !== group && restsOn(group, other))
    const next = waiting.find(isReady) ?? waiting[0]
    if (!next) break
    ordered.push(next)
    left.delete(next)
  }
  return ordered
}

function restsOn({ items }: Group, { premises }: Group): boolean {
  const shown = new Set(premises.map(({ id }) => id))
  return items.some(({ scenario }) => scenario.rests.some(id => shown.has(id)))
}

interface RunContext extends Context {
  readonly options: RunOptions
  /** Of a shard all that are run: what is watched is the same in each. */
  readonly among: readonly Scenario[]
}

async function runGroup({ setting, items, premises }: Group, context: RunContext): Promise<void> {
  const { options, report } = context
  const leaveOut = (item: Item, reason: string | null | undefined) => {
    if (reason) report(item, unsent(item, 'not-applicable', reason))
    return !reason
  }
  const wanted = items.filter(item => leaveOut(item, lackOf(item.scenario, options.target)))
  const endpoint = await openFor(setting, wanted, context)
  if (!endpoint) return
  // Only now: to find out takes longer than to see that the target is none.
  const misfits = await misfitsAmong(wanted, options.target)
  const able = wanted.filter(item => leaveOut(item, misfits.get(item.scenario.id)))
  const sent = able.filter(item => leaveOut(item, whyNotSent(item.scenario, endpoint)))
  noteMails(
    sent.map(({ scenario }) => scenario),
    endpoint,
  )
  const watch = options.watchOver?.(context.among.filter(it => isOf(setting, it)))
  const watched = { ...context, watch }
  const connection = (options.target.connect ?? connect)(endpoint, { ...options, ...setting })
  try {
    await tryPremises(premises, connection, context)
    await runReads(sent, connection, watched)
    await runAttempts(sent, connection, watched)
    await runWrites(sent, connection, watched)
  } finally {
    await connection.close()
  }
}

/** Whether a scenario starts from a setting. */
function isOf({ world, platformVersion, production, staging }: Setting, scenario: Scenario): boolean {
  const own = settingOf(scenario)
  const isSameWorld = own.world === world && own.platformVersion === platformVersion
  return isSameWorld && own.production === production && own.staging === staging
}

/** Null when nothing can be sent; then every item has its result, or the run has ended. */
async function openFor(
  setting: Setting,
  items: readonly Item[],
  context: RunContext,
): Promise<Endpoint | null> {
  const { options, stop, report } = context
  const give = (verdict: Unsent, reason: string) => {
    for (const item of items) report(item, unsent(item, verdict, reason))
    return null
  }
  try {
    const endpoint = await unlessInterrupted(options.target.open(setting), options.signal)
    if (!endpoint) return null
    return 'unavailable' in endpoint ? give('not-applicable', endpoint.unavailable) : endpoint
  } catch (error) {
    if (error instanceof UsageError || error instanceof OracleFault || !(error instanceof Error)) throw error
    const kind = error instanceof WorldMissing ? 'world-missing' : 'target-down'
    if (kind === 'target-down' && !(error instanceof TargetDown))
      return give('error', error.stack ?? error.message)
    stop.end({ kind, says: error.message })
    return null
  }
}

async function misfitsAmong(items: readonly Item[], target: Target): Promise<ReadonlyMap<string, string>> {
  return (await target.misfits?.(items.map(({ scenario }) => scenario))) ?? new Map()
}

function lackOf({ requires }: Scenario, target: Target): string | null {
  for (const capability of requires) {
    const lacking = isSetting(capability) ? null : target.lacks(capability)
    if (lacking) return lacking
  }
  return null
}
