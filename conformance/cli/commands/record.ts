import { basename } from 'node:path'
import { recordRequests } from '../../record/record-requests.ts'
import { linesOf, ownTextsOf, tapOn, targetNote } from '../../record/record-suite.ts'
import { type RequestSource, thatRead } from '../../record/requests/source.ts'
import { readSource, SOURCE_FORMATS } from '../../record/requests/sources.ts'
import { platformOf } from '../../run/platform-of.ts'
import { run } from '../../run/run.ts'
import { isJudged, MEANINGS } from '../../run/verdict.ts'
import { MAIN_WORLDS } from '../../suite/worlds.ts'
import { type Target, TargetDown } from '../../targets/target.ts'
import { UsageError } from '../../usage-error.ts'
import { sayAftermath } from '../aftermath.ts'
import type { Command, ExitCode } from '../command.ts'
import { connectTo } from '../connect-to.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { linesOn } from '../progress.ts'
import { recordAsScenarios } from '../record-as-scenarios.ts'
import { openFiles, type RecordingFiles } from '../recording-files.ts'
import { SUITE_FLAGS, selectByFlags, specsDirectory } from '../suite-flags.ts'
import { limitsByFlags, TARGET_FLAGS, targetByFlags } from '../target-flags.ts'

const { recording: _, ...LIVE_TARGET_FLAGS } = TARGET_FLAGS

export const recordCommand: Command = {
  usage: '[--url URL] [CLAUSE …]',
  details:
    'Records a target’s answers, one JSON object per line, for `assayer replay` and `assayer test --recording`.\n' +
    'Answers to the suite go to <world>.ndjson; answers to a file of requests, an HTTP archive or an access log go to\n' +
    'requests.ndjson. Requests from files that may write are only sent with --writes. Every line is written as its\n' +
    'answer arrives, so an interrupted recording keeps what it has. Credentials are not recorded, and secrets are\n' +
    'redacted.',
  flags: {
    ...LIVE_TARGET_FLAGS,
    ...SUITE_FLAGS,
    ...Object.fromEntries(
      SOURCE_FORMATS.map(({ flag, says }) => [flag, { says, value: 'FILE', isList: true }]),
    ),
    'as-scenarios': {
      says: 'write the requests of a file and their answers into this directory as scenarios',
      value: 'DIR',
    },
    writes: { says: 'also send requests from files that may write' },
    output: { says: 'where recordings go (default recordings)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
  },
  examples: [
    { line: 'record --url http://127.0.0.1:1337 --output recordings/mine', says: 'all answers to the suite' },
    { line: 'record --url http://127.0.0.1:1337 --har session.har', says: 'what a browser asked' },
    {
      line: 'record --url http://127.0.0.1:1337 --har session.har --as-scenarios api-tests',
      says: 'as scenarios, ready for test --specs api-tests',
    },
    {
      line: 'test --recording recordings/mine/restaurants.ndjson',
      says: 'judge a recording, later, offline',
    },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: record,
}

async function record(given: Given, io: Io): Promise<ExitCode> {
  const sources = sourcesByFlags(given)
  if (given.has('as-scenarios') && sources.length === 0)
    throw new UsageError(
      `--as-scenarios makes scenarios of a file of requests: name one by ${SOURCE_FORMATS.map(({ flag }) => `--${flag}`).join(', ')}.`,
    )
  for (const { leftOut } of sources) for (const sentence of leftOut) io.err(`${sentence}\n`)
  const place = sources.length > 0 ? holdingAnyWorld(given) : given
  const target = targetByFlags(place, specsDirectory(given, io), limitsByFlags(given), { say: linesOn(io) })
  const files = openFiles(given.text('output') ?? 'recordings')
  try {
    return await recordWhat(sources, target, files, { given, io })
  } catch (error) {
    if (!(error instanceof TargetDown)) throw error
    io.err(`${error.message}\n`)
    return 3
  } finally {
    files.close()
    await target.close()
    for (const [name, answers] of files.counts()) io.out(`${name}: ${answers} answers\n`)
    sayAftermath(target, io)
  }
}

/** Without scenarios that name their worlds, the embedded reference is told by --world what to hold. */
function holdingAnyWorld(given: Given): Given {
  if (given.text('url') !== undefined) return given
  return { ...given, text: name => (name === 'world' ? undefined : given.text(name)) }
}

async function recordWhat(
  sources: readonly NamedSource[],
  target: Target,
  files: RecordingFiles,
  { given, io }: Call,
): Promise<ExitCode> {
  const directory = given.text('as-scenarios')
  if (directory !== undefined) {
    const requests = sources.flatMap(it => it.requests)
    return recordAsScenarios(requests, target, { given, io, directory })
  }
  if (sources.length === 0) return recordSuite(target, files, given, io)
  return recordSources(sources, target, files, { given, io })
}

interface NamedSource extends RequestSource {
  readonly name: string
}

function sourcesByFlags(given: Given): readonly NamedSource[] {
  return SOURCE_FORMATS.flatMap(format =>
    given.texts(format.flag).map(file => {
      const source = readSource(format, file)
      return { name: basename(file), ...(given.has('writes') ? source : thatRead(source)) }
    }),
  )
}

/** 0 when every scenario that is the target's to answer was answered, else 3. Right or wrong is not the question. */
async function recordSuite(target: Target, files: RecordingFiles, given: Given, io: Io): Promise<ExitCode> {
  const { suite, scenarios } = selectByFlags(given, io)
  if (scenarios.length === 0)
    throw new UsageError('No scenario is selected: `assayer list` shows what there is.')
  const ownTexts = ownTextsOf(suite.directory)
  const tapped = tapOn(target, files.add)
  const platform = await platformOf(target, scenarios, io.signal)
  const { results, stopped } = await run({
    specs: suite.directory,
    clauses: suite.clauses,
    scenarios,
    target: tapped.target,
    platformVersion: platform?.version ?? null,
    strict: false,
    maxFailures: 0,
    repeatEach: 1,
    // One at a time: lines are in the suite's order, and a server is not hurried.
    connections: 1,
    limits: limitsByFlags(given),
    environment: io.environment,
    signal: io.signal,
    onResult: result => {
      for (const line of linesOf(result, tapped, ownTexts)) files.add(result.scenario.world, line)
    },
  })
  if (stopped) io.err(`The recording ended early: ${stopped.says}.\n`)
  const silent = results.filter(({ verdict }) => MEANINGS[verdict].means.exit === 3)
  for (const { scenario, reason } of silent) io.err(`not recorded: ${scenario.id}: ${reason}\n`)
  return stopped || silent.length > 0 || !results.some(({ verdict }) => isJudged(verdict)) ? 3 : 0
}

interface Call {
  readonly given: Given
  readonly io: Io
}

async function recordSources(
  sources: readonly NamedSource[],
  target: Target,
  files: RecordingFiles,
  { given, io }: Call,
): Promise<ExitCode> {
  const { signal } = io
  const world = given.text('world') ?? MAIN_WORLDS.content
  const { connection, url } = await connectTo(target, world, given, io)
  const onLine = (line: string) => files.add('requests', line)
  onLine(targetNote(target.name, url))
  try {
    const unanswered: string[] = []
    for (const { requests, name } of sources)
      unanswered.push(...(await recordRequests({ requests, group: name, signal, onLine }, connection)))
    for (const sentence of unanswered) io.err(`not recorded: ${sentence}\n`)
    return unanswered.length > 0 || signal.aborted ? 3 : 0
  } finally {
    await connection.close()
  }
}
