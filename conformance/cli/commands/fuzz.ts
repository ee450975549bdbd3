import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Agreed, openAgreed } from '../../fuzz/agreed.ts'
import { type Askers, askersFor } from '../../fuzz/askers.ts'
import type { Asking } from '../../fuzz/asking.ts'
import { type Sources, sequencesOf } from '../../fuzz/commands/content/sequences.ts'
import { NOTHING_TO_SEND } from '../../fuzz/commands/without-end.ts'
import type { Documentation } from '../../fuzz/documentation.ts'
import { type FewestEntries, fewestEntries, notReduced } from '../../fuzz/fewest-entries.ts'
import { type FuzzRun, fuzz } from '../../fuzz/fuzz.ts'
import type { Ruled } from '../../fuzz/gather.ts'
import { first } from '../../fuzz/generate.ts'
import { type Guide, openGuide } from '../../fuzz/guided/guide.ts'
import { guided } from '../../fuzz/guided/guided.ts'
import { readSeeds } from '../../fuzz/guided/seeds.ts'
import { type RightWrite, rightWrites } from '../../fuzz/invalid/right-write.ts'
import { readsAndWrites, spoiled } from '../../fuzz/invalid/spoil.ts'
import type { Learning } from '../../fuzz/learning.ts'
import { openSources, permitted } from '../../fuzz/open-sources.ts'
import { openPlatformSetup } from '../../fuzz/platform/open-platform.ts'
import { isThere } from '../../fuzz/presence.ts'
import { localesOf } from '../../fuzz/queried-world.ts'
import type { Query } from '../../fuzz/query.ts'
import { readSource } from '../../fuzz/query-source.ts'
import { headText, reportText } from '../../fuzz/report/console.ts'
import { fuzzJson } from '../../fuzz/report/json.ts'
import type { FuzzHead, FuzzReport } from '../../fuzz/report/report.ts'
import { tellStopped } from '../../fuzz/report/tell-stopped.ts'
import { openSetup, type Setup } from '../../fuzz/setup.ts'
import { isCutShort, putBack, type Stopped } from '../../fuzz/stopped.ts'
import { kitVersion } from '../../kit-version.ts'
import { keysOfWorld, worldDirectory } from '../../suite/worlds.ts'
import { keepWorlds } from '../../targets/oracle.ts'
import type { Target } from '../../targets/target.ts'
import { CannotJudge, TargetDown } from '../../targets/target.ts'
import { sayAftermath } from '../aftermath.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import { askingFor } from '../fuzz-asking.ts'
import { documentationIn } from '../fuzz-documentation.ts'
import { codeOf, findingsOf, ruledCauses, scrubberOf } from '../fuzz-findings.ts'
import { FUZZ_FLAGS, type FuzzPlan, fuzzPlan, fuzzTarget } from '../fuzz-flags.ts'
import { learnFromReads, learningFor } from '../fuzz-learning.ts'
import { fuzzRaces } from '../fuzz-races.ts'
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
    'compared with itself; --quirk makes it wrong. docs/fuzz.md walks through an example.\n' +
    '--sequences and --concurrent send writes, to a target that can be reset: its world is put back before each\n' +
    'sequence, and at the end.',
  flags: FUZZ_FLAGS,
  examples: [
    { line: 'fuzz --url http://127.0.0.1:1337', says: 'a server that holds the world `restaurants`' },
    {
      line: 'fuzz --url http://127.0.0.1:1337 --world ./my-world --budget 30s',
      says: 'with your own models',
    },
    { line: 'fuzz --quirk content.filters.eqi.minds-case', says: 'watch it find a deviation' },
    { line: 'fuzz --target staging --sequences', says: 'writes, one after the other' },
    { line: 'fuzz --target staging --concurrent 3', says: 'writes by three clients at once' },
    {
      line: "fuzz --url http://127.0.0.1:1337 --request 'GET /api/dishes?sort=title'",
      says: 'one query of yours',
    },
    { line: 'fuzz --world gazette --platform-version 4.48', says: 'the platform, as it was then' },
  ],
  mostPositionals: 0,
  run: fuzzByFlags,
}

async function fuzzByFlags(given: Given, io: Io): Promise<ExitCode> {
  const specs = specsDirectory(given, io)
  const { world } = fuzzPlan(given, specs)
  // A world of the suite keeps its name, by which targets are told that they hold it.
  const isDirectory = statSync(worldDirectory(specs, world), { throwIfNoEntry: false })?.isDirectory()
  return isDirectory
    ? fuzzWorld(given, io, specs)
    : withWorld(given, { world, specs }, io, own => fuzzWorld(own, io, specs))
}

async function fuzzWorld(given: Given, io: Io, specs: string): Promise<ExitCode> {
  const plan = fuzzPlan(given, specs)
  const worlds = keepWorlds()
  const target = fuzzTarget(given, specs, worlds)
  const { environment, signal } = io
  try {
    const limits = limitsByFlags(given)
    const open = plan.service === 'platform' ? openPlatformSetup : openSetup
    const invalid = plan.way.kind === 'invalid'
    const writes = isWriting(plan)
    const setup = await open({ ...plan, invalid, writes, target, worlds, specs, limits, environment, signal })
    await sayUnserved([setup.directory], io)
    const documentation = documentationFor(setup, specs)
    const learning = learningFor(setup, documentation.statusOf)
    try {
      return await fuzzOn(setup, plan, { given, io, specs, documentation, target, learning })
    } finally {
      await learning?.close()
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

function documentationFor({ platform, world }: Setup, specs: string): Documentation {
  const documentation = documentationIn(specs, localesOf(world))
  return platform ? { ...documentation, speaksOf: platform.speaksOf(documentation.statusOf) } : documentation
}

interface Call {
  readonly given: Given
  readonly io: Io
  readonly specs: string
  readonly documentation: Documentation
  readonly target: Target
  /** Null: nothing is learnt of the target. */
  readonly learning: Learning | null
}

async function fuzzOn(usual: Setup, plan: FuzzPlan, call: Call): Promise<ExitCode> {
  const { given, io, specs, documentation, target, learning } = call
  const { seed, profile, world, runs, output, way, budget } = plan
  const sources = await sourcesOf(usual, plan, specs)
  const others = await othersFor(usual, plan, given)
  const source = await sourceOf(usual, plan, sources, others)
  const head: FuzzHead = {
    kit: kitVersion(io.packageDirectory),
    seed,
    target: target.name,
    oracle: profile === undefined ? 'the reference' : `the reference as ${profile}`,
    world,
    protocols: source.protocols,
  }
  io.out(headText(head))
  const ends = budget === null ? Number.POSITIVE_INFINITY : performance.now() + budget
  const isOver = () => performance.now() >= ends
  const readFirst = isWriting(plan) ? learning : null
  const agreed = openAgreed()
  const notes = readFirst
    ? await learnFromReads(readFirst, { setup: usual, documentation, agreed, plan, io, isOver })
    : []
  const setup = { ...usual, ...readFirst?.comparison }
  if (way.kind === 'races' && sources)
    return fuzzRaces(head, way.clients, { setup, documentation, plan, sources, specs, io, notes, isOver })
  const startedAt = Date.now()
  const guide = openGuide(isGuided(plan) ? readSeeds(specs, world, setup) : [])
  // Nor may a write be under way while another one is looked for halves of.
  const workers = isWritingWrong(plan, setup) ? 1 : plan.workers
  const asking = askingFor(setup.twin, { ...plan, workers }, given, { specs, environment: io.environment })
  const led = isGuided(plan) ? guided(source.queries, guide, { seed, batch: asking.batch }) : source.queries
  const asked = way.kind === 'invalid' ? spoiled(await withWrites(led, sources, setup, seed), seed) : led
  const { ruled, entries, note, ...run } = await search(first(asked, runs), {
    ...{ setup, documentation, agreed, asking, guide, plan, io, isOver },
    learning: readFirst ? null : learning,
  })
  const { figures, rest } = run
  const findings = findingsOf(ruled, figures.clauses, entries, {
    setup,
    documentation,
    plan,
    specs,
    startedAt,
  })
  const report = {
    ...head,
    figures,
    rest,
    stopped: run.stopped && tellStopped(run.stopped, scrubberOf(setup.target, startedAt).text),
    notes: [
      ...notes,
      ...others.notes,
      ...setup.twin.notes(),
      ...(note === null ? [] : [note]),
      ...(way.kind === 'sequences' && isEmpty(run) ? [NOTHING_TO_SEND] : []),
    ],
    findings,
  }
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'fuzz.json'), fuzzJson(report))
  io.out(reportText(report, { hasColours: io.hasColours }))
  io.out(`report: ${join(output, 'fuzz.json')}\n`)
  return exitCodeOf(report, plan)
}

/** Whom a person names is the only one. */
async function othersFor(setup: Setup, { service, way }: FuzzPlan, given: Given): Promise<Askers> {
  const isOpen = service === 'content' && way.kind === 'queries' && given.text('as') === undefined
  return isOpen ? askersFor(setup) : { askers: [], notes: [] }
}

/** Whoever can be put back is sent writes that are wrong, too. */
async function withWrites(
  queries: Iterable<Query>,
  sources: Sources | null,
  { platform, target }: Setup,
  seed: number,
): Promise<Iterable<Query | RightWrite>> {
  if (!target.endpoint.reset) return queries
  const sequences = platform
    ? await platform.sequencesOf(seed, permitted(target))
    : sources && sequencesOf(sources, seed)
  return sequences ? readsAndWrites(queries, rightWrites(sequences)) : queries
}

interface Source {
  readonly queries: Iterable<Query>
  readonly protocols: readonly string[]
}

/** What writes to the content service are made of; null where none are asked for. */
async function sourcesOf(setup: Setup, plan: FuzzPlan, specs: string): Promise<Sources | null> {
  const { protocols, as, world } = plan
  if (setup.platform || !(isWriting(plan) || isWritingWrong(plan, setup))) return null
  return openSources(setup, { protocols, as, keys: keysOfWorld(specs, world) })
}

async function sourceOf(
  setup: Setup,
  plan: FuzzPlan,
  sources: Sources | null,
  { askers }: Askers,
): Promise<Source> {
  const { way, protocols, seed } = plan
  const { platform, target } = setup
  if (way.kind === 'written') return { queries: way.queries, protocols: ['written'] }
  if (sources && way.kind !== 'invalid') return { queries: sequencesOf(sources, seed), protocols: [way.kind] }
  if (platform && way.kind === 'sequences') {
    return { queries: await platform.sequencesOf(seed, permitted(target)), protocols: [way.kind] }
  }
  return readSource(setup, protocols, seed, askers)
}

/** What a person writes is all that is asked, and a sequence leads elsewhere with each command. */
function isGuided({ service, way, protocols }: FuzzPlan): boolean {
  const isMadeUp = way.kind === 'queries' || way.kind === 'invalid'
  return service === 'content' && isMadeUp && protocols.includes('rest')
}

type Search = FuzzRun & FewestEntries & { readonly ruled: readonly Ruled[] }

interface Searching {
  readonly setup: Setup
  readonly documentation: Documentation
  readonly agreed: Agreed
  readonly asking: Asking
  readonly guide: Guide
  readonly plan: FuzzPlan
  readonly io: Io
  readonly isOver: () => boolean
  readonly learning: Learning | null
}

async function search(
  queries: Iterable<Query>,
  { setup, documentation, agreed, asking, guide, plan, io, isOver, learning }: Searching,
): Promise<Search> {
  const { maxFailures } = plan
  const { twin, diagnosis } = setup
  const line = lineOn(io)
  let stopped: Stopped | null = null
  try {
    const run = await fuzz({
      ...{
        queries,
        asking,
        guide,
        twin,
        diagnosis,
        documentation,
        agreed,
        maxFailures,
        ...(learning && { learning }),
      },
      isOver,
      isThere: () => isThere(setup.target),
      onProgress: ({ queries: count }, causes) =>
        line.say(`${count} queries · ${causes} distinct differences`),
    })
    stopped = run.stopped
    const adapted = { ...setup, ...learning?.comparison }
    const ruled = await ruledCauses(run, adapted, documentation)
    const causes = ruled.map(({ cause }) => cause)
    if (stopped?.kind === 'target-down') return { ...run, ruled, ...notReduced(causes, 'the target is gone') }
    line.say('reducing the entries')
    return { ...run, ruled, ...(await fewestEntries(causes, adapted)) }
  } finally {
    line.end()
    await asking.close()
    if (plan.way.kind === 'sequences' || isWritingWrong(plan, setup)) await putBack(setup.target, stopped)
  }
}

function isWriting({ way }: FuzzPlan): boolean {
  return way.kind === 'sequences' || way.kind === 'races'
}

function isWritingWrong({ way }: FuzzPlan, { target }: Setup): boolean {
  return way.kind === 'invalid' && target.endpoint.reset !== null
}

/** Whether there was nothing to ask, though there was time to. */
function isEmpty({ figures, stopped }: FuzzRun): boolean {
  return figures.queries === 0 && stopped === null
}

function exitCodeOf({ findings, stopped, figures }: FuzzReport, plan: FuzzPlan): ExitCode {
  return codeOf(findings, plan) || (isCutShort(stopped) || figures.queries === 0 ? 3 : 0)
}
