import { kitVersion } from '../../kit-version.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { readWorld } from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import { commandRunner } from '../../withstand/command-runner.ts'
import { knownFrom, mergeWithstand, readWithstand } from '../../withstand/earlier.ts'
import { CannotTell } from '../../withstand/findings.ts'
import { digestOfInputs } from '../../withstand/inputs.ts'
import { jsonWithstand, REPORT_FILE } from '../../withstand/json.ts'
import { having, reportOf, type WithstandReport } from '../../withstand/report.ts'
import { withstandReporters } from '../../withstand/reporters.ts'
import type { Setting } from '../../withstand/stage.ts'
import type { TestRunner } from '../../withstand/test-runner.ts'
import { vitestRunner } from '../../withstand/vitest-runner.ts'
import { withstand } from '../../withstand/withstand.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { onOwnWorld } from '../lift-flags.ts'
import { lineOrLogOn } from '../progress.ts'
import { specsDirectory } from '../suite-flags.ts'
import { addressesByFlags, extentByFlags, liftByFlags, WITHSTAND_FLAGS } from '../withstand-flags.ts'
import { chooseAmong, writeChosen } from '../write-reports.ts'
import { chosenWorld, servedOptions, worldToServe } from './serve.ts'

export const withstandCommand: Command = {
  usage: '[FLAG …] -- TESTS …',
  details:
    'Tests your tests. Runs the command after -- at the reference, where it must pass; then at each server that is\n' +
    'wrong in something that your tests make use of, where it should fail, and at each that is right and only not as\n' +
    'the reference, where it should pass. Lists wrong servers that went unnoticed, with the request that shows what is\n' +
    'wrong and what to assert, and right servers that break your tests.\n' +
    'The tests find the address of the server in ASSAYER_URL. Each request is first answered by every server within\n' +
    'this process: tests are only run where an answer is another, and once for servers that answer alike.\n' +
    'Outcomes are kept in withstand.json, and hold until tests, world or answers change. The exit code is 1 if a wrong\n' +
    'server went unnoticed or a right one breaks the tests, and 3 if the tests do not pass at the reference.',
  flags: WITHSTAND_FLAGS,
  examples: [
    { line: 'withstand --world ./my-world -- npx playwright test', says: 'your end-to-end tests' },
    {
      line: 'withstand --world ./my-world --env STRAPI_URL --workers 2 -- npx vitest run --bail 1',
      says: 'tests that read STRAPI_URL, two runs at a time; a run ends with the first test that fails',
    },
    { line: 'withstand --world ./my-world --vitest', says: 'the same, faster: in this process' },
    {
      line: "withstand --env 'VITE_API={url}/api' --shell -- 'npm run build && npm run e2e'",
      says: 'a line for the shell',
    },
    {
      line: 'withstand --shard 1/4 --output reports/shard-1 -- npx vitest run',
      says: 'a quarter of the runs; the others elsewhere',
    },
    { line: 'withstand --merge reports/shard-1 reports/shard-2', says: 'shards as one report' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: runWithstand,
}

async function runWithstand(given: Given, io: Io): Promise<ExitCode> {
  const directory = given.text('output') ?? 'reports/withstand'
  const usual = ['console', 'json', 'html']
  const chosen = chooseAmong(withstandReporters, given.texts('reporter'), usual)
  const least = given.number('fail-under') ?? null
  try {
    const report = given.has('merge')
      ? mergeWithstand(given.positionals.map(readWithstand))
      : await onOwnWorld(given, io, own => measure(directory, own, { given, io }))
    const shown = given.has('json') ? chosen.filter(({ prints }) => !prints) : chosen
    if (given.has('json')) io.out(jsonWithstand.files?.(report)[REPORT_FILE] ?? '')
    writeChosen(report, shown, directory, given.has('json') ? { ...io, out: io.err } : io)
    return exitCodeOf(report, least)
  } catch (error) {
    if (!(error instanceof CannotTell)) throw error
    io.err(`${error.message}\n`)
    return 3
  }
}

/** `own` names the world of the tests as a directory, where it is none of the suite. */
async function measure(
  directory: string,
  own: Given,
  { given, io }: { readonly given: Given; readonly io: Io },
): Promise<WithstandReport> {
  const runners = runnersByFlags(given, io)
  const inputs = given.texts('inputs').length > 0 ? given.texts('inputs') : ['.']
  const suite = loadSuite(specsDirectory(given, io))
  const line = lineOrLogOn(io)
  try {
    const findings = await withstand({
      ...extentByFlags(given, io),
      runners,
      tests: testsText(given),
      suite,
      lift: () => liftByFlags(suite, own, io),
      setting: await settingByFlags(given, own, io),
      inputs: `${testsText(given)} ${digestOfInputs(inputs, directory)}`,
      known: given.has('all') ? new Map() : knownFrom(directory),
      port: given.number('port') ?? 0,
      now: io.now,
      signal: io.signal,
      onProgress: line.say,
    })
    return reportOf(findings, kitVersion(io.packageDirectory))
  } finally {
    line.end()
    await Promise.all(runners.map(runner => runner.close()))
  }
}

/** As they are shown, and known again. */
function testsText(given: Given): string {
  return [...(given.has('vitest') ? ['vitest'] : []), ...given.positionals].join(' ')
}

function runnersByFlags(given: Given, io: Io): readonly TestRunner[] {
  if (given.has('vitest')) return [vitestByFlags(given, io)]
  const [program, ...args] = given.positionals
  if (program === undefined)
    throw new UsageError(
      'assayer withstand needs the command of your tests: assayer withstand -- npx vitest run',
    )
  if (given.has('shell') && args.length > 0)
    throw new UsageError("--shell takes the tests as one line in quotes: -- 'npm run build && npm test'")
  const workers = given.number('workers') ?? 1
  if (workers > 1 && given.text('port') !== undefined)
    throw new UsageError('--port is one port, and --workers need one each: give only one of the two.')
  const addressesAt = addressesByFlags(given)
  return Array.from({ length: workers }, (_, worker) =>
    commandRunner({
      run: given.has('shell') ? program : [program, ...args],
      directory: '.',
      environmentAt: url => ({ ...io.environment, ASSAYER_WORKER: String(worker), ...addressesAt(url) }),
      signal: io.signal,
    }),
  )
}

function vitestByFlags(given: Given, { signal }: Io): TestRunner {
  const other = ['shell', 'workers'].find(name => given.text(name) !== undefined)
  if (other !== undefined)
    throw new UsageError(`--${other} is for a command; --vitest runs Vitest in this process.`)
  return vitestRunner({ filters: given.positionals, environmentAt: addressesByFlags(given), signal })
}

/** An export is not read twice; the code of a module is in no directory. */
async function settingByFlags(given: Given, own: Given, io: Io): Promise<Setting> {
  const { quirks: _, freedoms: __, ...served } = servedOptions(given)
  const chosen = await chosenWorld(given, io)
  const world =
    chosen?.kind === 'export'
      ? await worldToServe(await chosenWorld(own, io), own, io)
      : await worldToServe(chosen, given, io)
  return { ...served, world: typeof world === 'string' ? await readWorld(world) : world }
}

/** `least`: so many per cent of the wrong servers are to be noticed; null: all of them. */
function exitCodeOf(
  { wrong, permitted, score, isInterrupted }: WithstandReport,
  least: number | null,
): ExitCode {
  const { percent, unnoticed } = score
  const isNoticed = least === null ? unnoticed === 0 : percent === null || percent >= least
  if (!isNoticed || having(permitted, 'failed', 'timeout').length > 0) return 1
  const isUnclear = having([...wrong, ...permitted], 'unclear').length > 0
  return isInterrupted || isUnclear ? 3 : 0
}
