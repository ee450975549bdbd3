import { excusesOf } from '../../baseline/rejudge.ts'
import { digestsOf } from '../../digests/digests.ts'
import { likelyReds } from '../../kills/likely-reds.ts'
import { kitVersion } from '../../kit-version.ts'
import { blobHead, blobReporter } from '../../report/blob.ts'
import { buildReport } from '../../report/build-report.ts'
import { planOf } from '../../report/plan.ts'
import type { Occasion } from '../../report/report.ts'
import { setFacts } from '../../requirements/requirement-set.ts'
import { platformOf } from '../../run/platform-of.ts'
import { worldDirectory } from '../../suite/worlds.ts'
import type { Thread } from '../../threads/start-thread.ts'
import { UsageError } from '../../usage-error.ts'
import { sayAftermath } from '../aftermath.ts'
import { BASELINE_FLAGS, baselineByFlags } from '../baseline-flags.ts'
import { BUDGET_FLAGS, selftestFile, withinBudget } from '../budget-flags.ts'
import { commitFromCi } from '../ci-commit.ts'
import type { Command, ExitCode } from '../command.ts'
import { configFiles } from '../config-layers.ts'
import { configurationByFlags } from '../configuration-by-flags.ts'
import { diagnosed, reasoned, withScores } from '../enrich-report.ts'
import { fire, repeatEachOf, WORKERS, workersOf } from '../fire.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { openJournal } from '../journal.ts'
import { judgeBeside } from '../judge-beside.ts'
import { knownProgram, profileByFlags, startedProfile } from '../known-by-profile.ts'
import { readLastFailed } from '../last-run.ts'
import { LIFT_FLAGS, lackingAt, onOwnWorld, selectOrLift } from '../lift-flags.ts'
import { PREFLIGHT_FLAGS, preflighted } from '../preflight-flags.ts'
import { linesOn } from '../progress.ts'
import { printSchema, REPORT_FLAGS } from '../report-flags.ts'
import {
  countedByFlags,
  type Judging,
  knownClauses,
  REQUIREMENTS_FLAGS,
  setByFlags,
  withSet,
} from '../requirements-flags.ts'
import { cutByFlags, SHARD_FLAGS } from '../shard-flags.ts'
import { withThreadStandingBy } from '../standing-by.ts'
import { type Selected, SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { limitsByFlags, TARGET_FLAGS, targetByFlags } from '../target-flags.ts'
import { sayUnserved } from '../unserved-code.ts'
import { barByFlags, VERDICT_FLAGS } from '../verdict-flags.ts'
import { ceilingFile } from '../world-files.ts'
import { chooseReporters, exitCodeOf, writeReports } from '../write-reports.ts'

export const testCommand: Command = {
  usage: '[--url URL] [CLAUSE …]',
  details:
    'Runs the suite against a target, compares every answer with the expected one, and writes reports. Scenarios\n' +
    'that only read run in parallel; those that write run one at a time, and the world is reset after each. The\n' +
    'target is probed first: if it does not hold the world, nothing is judged and the exit code is 3. A target\n' +
    'without a known way to reset it only gets requests that read. Tokens and passwords come from the world, or from\n' +
    'ASSAYER_TOKEN_<NAME>, ASSAYER_PASSWORD_<USER>, ASSAYER_CONTENT_KEY and ASSAYER_ADMIN_KEY (id:secret);\n' +
    'ASSAYER_JWT_<USER> and ASSAYER_SESSION_<USER> stand in for signing in.',
  flags: {
    ...TARGET_FLAGS,
    ...PREFLIGHT_FLAGS,
    ...SUITE_FLAGS,
    ...LIFT_FLAGS,
    ...BASELINE_FLAGS,
    ...VERDICT_FLAGS,
    ...REQUIREMENTS_FLAGS,
    ...REPORT_FLAGS,
    workers: {
      says: `concurrent requests (default ${WORKERS}); 1 also keeps a long run at the embedded reference in one thread`,
      value: 'N',
      whole: { least: 1 },
      variable: 'ASSAYER_WORKERS',
    },
    ...SHARD_FLAGS,
    ...BUDGET_FLAGS,
    'no-invariants': { says: 'look at nothing of answers but what scenarios expect' },
    'last-failed': { says: 'run only what failed or was not reached in the last run' },
    'max-failures': { says: 'stop after N failures', value: 'N', whole: { least: 1 } },
    x: { says: 'stop after the first failure', short: 'x' },
    'repeat-each': { says: 'run each scenario N times', value: 'N', whole: { least: 1 } },
    list: { says: 'print what would run, without running it' },
    watch: { says: 'run again when the suite or the configuration changes, or the server restarts' },
  },
  examples: [
    { line: 'test', says: 'the whole suite against the embedded reference' },
    {
      line: 'test --url http://127.0.0.1:1337',
      says: 'your own server, which holds the world `restaurants`',
    },
    {
      line: 'test --url http://127.0.0.1:1337 content.filters --without i18n',
      says: 'only the filters, on a server without i18n',
    },
    {
      line: 'test --url http://127.0.0.1:2368 --brand ghost',
      says: 'a Ghost server; the content service is left out',
    },
    {
      line: 'test --url http://127.0.0.1:1337 --without-type chefs',
      says: 'a server without one of the types: scenarios that need it are skipped',
    },
    {
      line: 'test --url http://127.0.0.1:1337 --world ./my-world',
      says: 'your own server with your own models and entries',
    },
    { line: 'test --last-failed -x', says: 'what failed before, up to the first that still fails' },
    { line: 'test --shard 2/5 --reporter blob', says: 'one of five shards in CI; merge-reports joins them' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  watches: (given, io) => {
    if (!given.has('watch')) return null
    return { paths: [specsDirectory(given, io), ...configFiles(given)], url: given.text('url') ?? null }
  },
  run: (given, io) => onOwnWorld(given, io, own => test(own, io)),
}

async function test(given: Given, io: Io): Promise<ExitCode> {
  if (given.has('schema')) return printSchema(io)
  const set = setByFlags(given, io)
  if (set) return withSet(set, given, io, (own, by) => testBy(own, io, { by }))
  return withThreadStandingBy(given, io, standingBy => testBy(given, io, { by: null, standingBy }))
}

interface Testing {
  /** Null: without a requirement set. */
  readonly by: Judging | null
  readonly standingBy?: readonly Thread[]
}

async function testBy(given: Given, io: Io, { by, standingBy = [] }: Testing): Promise<ExitCode> {
  const output = given.text('output') ?? 'reports/latest'
  const profile = await profileByFlags(given)
  const reporters = chooseReporters(given.texts('reporter'), io.environment)
  const last = given.has('last-failed') ? readLastFailed(output, io) : undefined
  const asked = by ? countedByFlags(by, last) : await selectOrLift(given, io, last)
  const place = { output, workers: workersOf(given) }
  const likely = hasOrder(given) ? ((await likelyReds(asked.suite.clauses)) ?? undefined) : undefined
  const selected = { ...asked, scenarios: withinBudget(asked.scenarios, { ...place, likely }, given, io) }
  const { shard, cut, take } = cutByFlags(given, io)
  const part = { ...selected, scenarios: take(selected.scenarios) }
  if (selected.scenarios.length === 0 && !given.has('last-failed')) {
    throw new UsageError('No scenario is selected: `assayer list` shows what there is.')
  }
  if (given.has('list')) {
    io.out(part.scenarios.map(({ id }) => `${id}\n`).join(''))
    return 0
  }
  const { clauses } = selected.suite
  const specs = specsDirectory(given, io)
  await sayUnserved(directoriesOf(part.scenarios, specs), io)
  const baseline = await baselineByFlags(given, specs, by ? knownClauses(by) : clauses)
  const found = lackingAt(
    targetByFlags(given, specs, limitsByFlags(given), { say: linesOn(io) }),
    asked.lacking,
  )
  const target = preflighted(found, selected.scenarios, given, io)
  // Of all that is selected, not of this part: shards must know the same.
  const platform = await platformOf(target, selected.scenarios, io.signal)
  const excuses = excusesOf(clauses, baseline)
  // What the flags say, and not where a set has put its worlds for the time being.
  const written = by?.given ?? given
  const set = by?.set ?? null
  const configuration = configurationByFlags(written, { suite: selected.suite, set, platform }, io)
  const worlds = selected.scenarios.map(({ world }) => world)
  const plan = planOf(clauses, selected.scenarios, { repeatEach: repeatEachOf(given), excuses })
  const head = {
    ...barByFlags(given),
    ...(given.has('fail-on-unstable') && { failOnUnstable: true as const }),
    kit: kitVersion(io.packageDirectory),
    target: target.name,
    platform,
    profile: profile ?? given.text('profile') ?? null,
    ...(by && { requirements: setFacts(by.set) }),
    digests: digestsOf({ specs: specsDirectory(written, io), worlds, configuration, requirements: by?.set }),
    targetVersion: configuration.targetVersion,
    shard,
    cut,
    plan,
  }
  const journal = openJournal(output, blobHead(head))
  const version = platform?.version ?? null
  const known = await knownProgram(profile, part, version, io)
  const lifted = asked.lacking === null ? null : asked
  const invariants = given.has('no-invariants') ? [] : (by?.set.invariants ?? null)
  const began = io.now()
  const firing = { ...part, target, version, likely, baseline, known, lifted, invariants, standingBy }
  const fired = await fire(firing, given, { ...io, see: journal.see })
  journal.close()
  const occasion = occasionSince(began, io)
  const judged = withScores(
    buildReport(clauses, fired, { ...head, occasion }),
    asked.lacking === null
      ? selftestFile(given, output)
      : await ceilingFile(worldDirectory(specs, given.text('world') ?? '')),
  )
  const like = { suite: () => selected.suite, profile: profile ?? startedProfile(given) }
  const told = await diagnosed(judged, like, given, io)
  // Of what was lifted onto a world there is no other word than the reference's own.
  const counted = asked.lacking === null ? await reasoned(told, like.suite, reporters, io) : told
  const reported = by ? { ...counted, beside: await judgeBeside(by, counted, baseline, io) } : counted
  writeReports(reported, reporters, output, io)
  if (!reporters.includes(blobReporter)) journal.remove()
  sayAftermath(target, io)
  return exitCodeOf(reported.report)
}

/** Whether it matters which scenarios come first: all of them are through soon at the embedded reference. */
function hasOrder(given: Given): boolean {
  const flags = ['url', 'target', 'budget', 'x', 'max-failures']
  return given.settings !== null || flags.some(flag => given.text(flag) !== undefined)
}

function occasionSince(began: number, { now, environment }: Io): Occasion {
  const startedAt = new Date(began).toISOString()
  return { startedAt, ms: now() - began, commit: commitFromCi(environment) }
}

function directoriesOf(scenarios: Selected['scenarios'], specs: string): readonly string[] {
  const worlds = new Set(scenarios.map(({ world }) => world))
  return [...new Set([...worlds].map(world => worldDirectory(specs, world)))]
}
