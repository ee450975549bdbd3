import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_ANSWER } from '../../fuzz/compare-answers.ts'
import { fewestEntries } from '../../fuzz/fewest-entries.ts'
import { type FuzzRun, fuzz } from '../../fuzz/fuzz.ts'
import { first } from '../../fuzz/generate.ts'
import type { Query } from '../../fuzz/query.ts'
import { querySource } from '../../fuzz/query-source.ts'
import { headText, reportText } from '../../fuzz/report/console.ts'
import { fuzzJson } from '../../fuzz/report/json.ts'
import type { FuzzHead, FuzzReport } from '../../fuzz/report/report.ts'
import { openSetup, type Setup } from '../../fuzz/setup.ts'
import { kitVersion } from '../../kit-version.ts'
import { worldDirectory } from '../../suite/worlds.ts'
import type { Target } from '../../targets/target.ts'
import { CannotJudge, TargetDown } from '../../targets/target.ts'
import { sayAftermath } from '../aftermath.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import { findingsOf } from '../fuzz-findings.ts'
import { FUZZ_FLAGS, type FuzzPlan, fuzzPlan, fuzzTarget } from '../fuzz-flags.ts'
import type { Io } from '../io.ts'
import { lineOn } from '../progress.ts'
import { specsDirectory } from '../suite-flags.ts'
import { limitsByFlags } from '../target-flags.ts'
import { sayUnserved } from '../unserved-code.ts'
import { withWorld } from '../world-flag.ts'

export const fuzzCommand: Command = {
  usage: '[--url URL | --target NAME] [--world DIR|NAME]',
  details:
    'Sends random queries, built from the models and values of a world, to a target and to the reference, and\n' +
    'shrinks every difference: to the smallest query that still shows it and, if the target can load worlds, to the\n' +
    'fewest entries. Differences with the same cause are reported once, with a scenario to paste into a clause file.\n' +
    'Only requests that read are sent, and the target must hold the world. Without a target, the reference is\n' +
    'compared with itself; --quirk makes it wrong. docs/fuzz.md walks through an example.',
  flags: FUZZ_FLAGS,
  examples: [
    { line: 'fuzz --url http://127.0.0.1:1337', says: 'a server that holds the world `restaurants`' },
    {
      line: 'fuzz --url http://127.0.0.1:1337 --world ./my-world --budget 30s',
      says: 'with your own models',
    },
    { line: 'fuzz --quirk content.filters.eqi.minds-case', says: 'watch it find a deviation' },
    {
      line: "fuzz --url http://127.0.0.1:1337 --request 'GET /api/dishes?sort=title'",
      says: 'one query of yours',
    },
  ],
  mostPositionals: 0,
  run: fuzzByFlags,
}

async function fuzzByFlags(given: Given, io: Io): Promise<ExitCode> {
  const specs = specsDirectory(given, io)
  const { world } = fuzzPlan(given)
  // A world of the suite keeps its name, by which targets are told that they hold it.
  const isDirectory = statSync(worldDirectory(specs, world), { throwIfNoEntry: false })?.isDirectory()
  return isDirectory
    ? fuzzWorld(given, io, specs)
    : withWorld(given, { world, specs }, io, own => fuzzWorld(own, io, specs))
}

async function fuzzWorld(given: Given, io: Io, specs: string): Promise<ExitCode> {
  const plan = fuzzPlan(given)
  const target = fuzzTarget(given, specs)
  const { environment, signal } = io
  try {
    const limits = limitsByFlags(given)
    const setup = await openSetup({ ...plan, target, specs, limits, environment, signal })
    await sayUnserved([setup.directory], io)
    try {
      return await fuzzOn(setup, plan, { io, specs, target })
    } finally {
      await setup.close()
    }
  } catch (error) {
    if (!(error instanceof TargetDown || error instanceof CannotJudge)) throw error
    io.err(`${error.message}\n`)
    return 3
  } finally {
    await target.close()
    sayAftermath(target, io)
  }
}

interface Call {
  readonly io: Io
  readonly specs: string
  readonly target: Target
}

async function fuzzOn(setup: Setup, plan: FuzzPlan, { io, specs, target }: Call): Promise<ExitCode> {
  const { seed, written, protocols, profile, world, runs, output } = plan
  const source =
    written.length > 0
      ? { queries: written, protocols: ['written'] }
      : await querySource(setup, protocols, seed)
  const head: FuzzHead = {
    kit: kitVersion(io.packageDirectory),
    seed,
    target: target.name,
    oracle: profile === undefined ? 'the reference' : `the reference as ${profile}`,
    world,
    protocols: source.protocols,
  }
  io.out(headText(head))
  const startedAt = Date.now()
  const { entries, note, ...run } = await search(first(source.queries, runs), setup, plan, io)
  const findings = findingsOf(run, entries, { setup, plan, specs, startedAt })
  const { figures, rest, stopped } = run
  const report = { ...head, figures, rest, stopped, notes: note === null ? [] : [note], findings }
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'fuzz.json'), fuzzJson(report))
  io.out(reportText(report, { hasColours: io.hasColours }))
  io.out(`report: ${join(output, 'fuzz.json')}\n`)
  return exitCodeOf(report)
}

type Search = FuzzRun & Awaited<ReturnType<typeof fewestEntries>>

async function search(queries: Iterable<Query>, setup: Setup, plan: FuzzPlan, io: Io): Promise<Search> {
  const { budget, maxFailures, workers } = plan
  const { twin, diagnosis } = setup
  const ends = budget === null ? Number.POSITIVE_INFINITY : performance.now() + budget
  const line = lineOn(io)
  try {
    const run = await fuzz({
      ...{ queries, twin, diagnosis, maxFailures, workers },
      isOver: () => performance.now() >= ends,
      onProgress: ({ queries: count }, causes) =>
        line.say(`${count} queries · ${causes} distinct differences`),
    })
    line.say('reducing the entries')
    return { ...run, ...(await fewestEntries(run.causes, setup)) }
  } finally {
    line.end()
  }
}

/** A target that gave no answer at all was not judged. */
function exitCodeOf({ findings, stopped, figures }: FuzzReport): ExitCode {
  if (findings.some(({ place }) => place !== NO_ANSWER)) return 1
  const isEarly = stopped?.kind === 'target-down' || stopped?.kind === 'interrupted'
  return isEarly || findings.length > 0 || figures.queries === 0 ? 3 : 0
}
