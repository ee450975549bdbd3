import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from '../init/write-world.ts'
import type { SourceRequest } from '../record/requests/source.ts'
import { readKnown } from '../record/scenarios/known.ts'
import { type RecordedSteps, recordSteps } from '../record/scenarios/record-scenarios.ts'
import { serviceOf } from '../record/scenarios/scenario-ids.ts'
import { typesOf } from '../record/scenarios/types.ts'
import { type ClauseFile, clauseFiles } from '../record/scenarios/written-scenario.ts'
import { SERVICES, type Service } from '../suite/clause.ts'
import { majorOf, NEWEST_MAJOR } from '../suite/versions.ts'
import { isOnlyPlatform, MAIN_WORLDS, readWorldKeys, worldDirectory } from '../suite/worlds.ts'
import { credentialVariable } from '../targets/credential-variable.ts'
import { readWorld } from '../targets/oracle.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import { connectTo } from './connect-to.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'

interface Call {
  readonly given: Given
  readonly io: Io
  /** Where scenarios are written. */
  readonly directory: string
}

/** Sends requests of a file and writes scenarios that expect what was answered. */
export async function recordAsScenarios(
  requests: readonly SourceRequest[],
  target: Target,
  call: Call,
): Promise<ExitCode> {
  const strangers = new Map<string, string>()
  const outcomes = []
  for (const service of SERVICES) {
    const own = requests.filter(({ path }) => serviceOf(path) === service)
    if (own.length > 0)
      outcomes.push(await recordService({ service, requests: own, strangers }, target, call))
  }
  const files = outcomes.flatMap(it => it.files)
  writeAll(files, call)
  for (const name of strangers.values())
    call.io.err(
      `token:${name} is a caller whom the world does not know: put the token into ${credentialVariable('TOKEN', name)}.\n`,
    )
  if (files.length === 0) {
    call.io.err('Nothing was recorded: no request was answered.\n')
    return 3
  }
  return outcomes.every(it => it.isComplete) && !call.io.signal.aborted ? 0 : 3
}

interface Recording {
  readonly service: Service
  readonly requests: readonly SourceRequest[]
  readonly strangers: Map<string, string>
}

async function recordService(
  { service, requests, strangers }: Recording,
  target: Target,
  { given, io, directory }: Call,
) {
  const specs = specsDirectory(given, io)
  const world = worldFor(service, specs, given, directory)
  const path = worldDirectory(specs, world)
  const { connection } = await connectTo(target, world, given, io)
  try {
    const keys = readWorldKeys(specs).keysOf(world) ?? new Map()
    const known = await readKnown(connection, { service, directory: path, keys })
    const reading = { known, types: typesOf(await readWorld(path)) }
    const recorded = await recordSteps(requests, { reading, strangers, connection }, io.signal)
    sayWhatIsMissing(recorded, io)
    const files = clauseFiles(recorded, { service, world, versions: versionsOf(service, given) })
    return { files, isComplete: recorded.unanswered.length === 0 }
  } finally {
    await connection.close()
  }
}

function sayWhatIsMissing({ leftOut, unanswered }: RecordedSteps, io: Io): void {
  for (const sentence of leftOut) io.err(`left out: ${sentence}\n`)
  for (const sentence of unanswered) io.err(`not recorded: ${sentence}\n`)
}

/** A world by its name: scenarios start from one that `--specs` finds. */
function worldFor(service: Service, specs: string, given: Given, directory: string): string {
  const isFit = (world: string) => {
    const path = worldDirectory(specs, world)
    return service === 'platform' ? existsSync(join(path, 'platform.json')) : !isOnlyPlatform(path)
  }
  const named = given.texts('world')
  const world = named.length === 0 ? MAIN_WORLDS[service] : named.find(isFit)
  if (world === undefined)
    throw new UsageError(
      `--world ${named.join(', ')}: nothing of the ${service} service is in it, and the file asks it.`,
    )
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(world))
    throw new UsageError(
      `--world ${world}: expected the name of a world of the suite, or of one in --specs DIR/worlds/.`,
    )
  if (!existsSync(worldDirectory(directory, world)))
    throw new UsageError(
      `--as-scenarios ${directory}: the world ${world} is not there; expected the directory of --specs (${specs}).`,
    )
  return world
}

/** Scenarios say nothing of versions where they hold for the newest major. */
function versionsOf(service: Service, given: Given) {
  const major = majorOf(given.text('platform-version') ?? null)
  return service === 'platform' && major < NEWEST_MAJOR ? { since: major, before: major + 1 } : {}
}

/** All or nothing: a file that somebody may have edited is not written over. */
function writeAll(files: readonly ClauseFile[], { directory, io }: Call): void {
  const paths = files.map(({ name }) => join(directory, name))
  const taken = paths.find(path => existsSync(path))
  if (taken !== undefined)
    throw new UsageError(`${taken} exists already: rename or delete it first, or choose another directory.`)
  for (const { name, text } of files) {
    writeText(join(directory, name), text)
    io.out(`${join(directory, name)}\n`)
  }
  if (files.length > 0) io.out(`Run them: assayer test --specs ${directory}\n`)
}
