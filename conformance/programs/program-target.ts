import { worldDirectory } from '../suite/worlds.ts'
import { targetByWorld } from '../targets/by-world.ts'
import { commandTarget } from '../targets/command.ts'
import type { ShellLine } from '../targets/shell.ts'
import type { Target } from '../targets/target.ts'
import { type UrlTargetOptions, urlTarget } from '../targets/url.ts'
import { databaseFor } from './database-url.ts'
import { claimFolder, readRunning, type Wanted, writeProject } from './folder.ts'
import { install, refuseNode } from './install.ts'
import { memoryUpkeep } from './memory.ts'
import { refuseTakenPort } from './port.ts'

export interface ProgramTargetOptions {
  readonly wanted: Wanted
  readonly specs: string
  /** May have `{world}` in it; null: the database is a file of the project. */
  readonly databaseUrl: string | null
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
}

/** Seconds until a program must answer: at its first start it makes its tables. */
const LONGEST_START = 180

/**
 * A real program that is installed when the first scenario needs it, and serves each world in a project of its own: the
 * first at the address of the target, the others at the ports behind. What `assayer target` serves already is taken as
 * it is.
 */
export function programTarget(own: ProgramTargetOptions, options: UrlTargetOptions): Target {
  const leaving = new AbortController()
  const { wanted, specs } = own
  let prepared: Promise<void> | null = null
  const prepareOnce = () => {
    prepared ??= prepare(own, leaving.signal)
    return prepared
  }
  const memory = wanted.program.memory?.(wanted.database, wanted.release) ?? null
  const { undo: byApi } = options
  const undo = memory && byApi ? (world: string) => memoryUpkeep(memory, byApi(world)) : byApi
  const addresses = addressesOf(options)
  const target = targetByWorld({
    name: options.name ?? options.url,
    worlds: options.worlds,
    lacks: urlTarget(options).lacks,
    withoutTypes: options.withoutTypes,
    targetOf: async world => {
      const url = addresses.get(world) ?? options.url
      const at = { ...options, undo, url, worlds: [world] }
      if (readRunning(wanted.directory)?.worlds[world] === url) return urlTarget(at)
      await refuseTakenPort(url)
      await prepareOnce()
      own.say(`Starting ${wanted.program.title} with the world ${world} at ${url}`)
      const directory = worldDirectory(specs, world)
      const line = await lineOf(own, { world, directory, url, production: options.production })
      return commandTarget(line, { ...at, ready: wanted.program.ready, wait: LONGEST_START * 1000 })
    },
  })
  return {
    ...target,
    close: async () => {
      leaving.abort()
      await target.close()
    },
  }
}

/** Makes the folder ready. Throws UsageError or TargetDown. */
export async function prepare(
  { wanted, environment, say }: Pick<ProgramTargetOptions, 'wanted' | 'environment' | 'say'>,
  signal: AbortSignal,
): Promise<void> {
  refuseNode(wanted, process.versions.node)
  claimFolder(wanted)
  await install(wanted, { environment, signal, say })
}

/** Where each world is served: at ports in a row. */
export function addressesOf({
  url,
  worlds,
}: Pick<UrlTargetOptions, 'url' | 'worlds'>): ReadonlyMap<string, string> {
  const first = new URL(url)
  return new Map(
    worlds.map((world, index) => [
      world,
      `${first.protocol}//${first.hostname}:${Number(first.port) + index}`,
    ]),
  )
}

interface Served {
  readonly world: string
  /** Of the world. */
  readonly directory: string
  readonly url: string
  readonly production: boolean
}

async function lineOf(
  own: ProgramTargetOptions,
  { world, directory, url, production }: Served,
): Promise<ShellLine> {
  const { wanted, environment } = own
  const { program, release, database } = wanted
  const project = await program.project({ release, database, world: directory, folder: wanted.directory })
  const databaseUrl = databaseFor(own, world)
  const launch = program.launch({ release, port: Number(new URL(url).port), databaseUrl, production })
  return {
    run: launch.run,
    directory: writeProject(wanted.directory, world, project),
    environment: { ...environment, ...launch.environment },
  }
}
