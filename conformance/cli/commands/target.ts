import { existsSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { StartConfig, TargetConfig } from '../../config/config.ts'
import { configText } from '../../config/config-text.ts'
import { configuredTarget } from '../../config/configured-target.ts'
import { CONFIG_FILES } from '../../config/read-config.ts'
import { startOf, usualDirectory, withUsual } from '../../config/started-program.ts'
import { DATABASE_VARIABLE } from '../../programs/database-url.ts'
import { DATABASES } from '../../programs/databases.ts'
import { readRunning, removeRunning, type Wanted, wantedText, writeRunning } from '../../programs/folder.ts'
import { addressesOf, prepare } from '../../programs/program-target.ts'
import { type Choice, choiceNamed, programs } from '../../programs/programs.ts'
import { CannotJudge, type Target, TargetDown } from '../../targets/target.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { linesOn } from '../progress.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { limitsByFlags, urlOptions } from '../target-flags.ts'

const KNOWN = programs.flatMap(({ name, releases }) => releases.map(({ version }) => `${name}@${version}`))

export const targetCommand: Command = {
  usage: 'PROGRAM@VERSION',
  details:
    'Installs a real program in a folder (a few minutes the first time), starts it, fills in a world and prints one\n' +
    'line of JSON: {"url", "program", "worlds", "directory"}. It runs until Ctrl+C. If there is no configuration yet,\n' +
    'assayer.config.yaml is written, so that `assayer test` can find the program and start it when needed.\n' +
    `Available: ${KNOWN.join(', ')}.`,
  flags: {
    database: {
      says: `${DATABASES.join(', ')} (default: the first one that the program supports)`,
      value: 'NAME',
    },
    'database-url': {
      says: 'an empty database; {world} stands for the name of a world. It is not stored',
      value: 'URL',
      variable: DATABASE_VARIABLE,
    },
    world: {
      says: 'a world of the suite (default: the program’s main world)',
      value: 'NAME',
      isList: true,
    },
    'every-world': { says: 'all worlds of the suite that it can hold, each on its own port' },
    port: {
      says: 'the port; further worlds use the next ports (default: the program’s own)',
      value: 'N',
      whole: { least: 1, most: 65_535 },
    },
    directory: { says: 'the folder (default PROGRAM-VERSION-DATABASE)', value: 'DIR' },
    'prepare-only': { says: 'only install it' },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    { line: 'target strapi@4.26.2', says: 'in the folder strapi-4.26.2-sqlite, on port 1337' },
    { line: 'target strapi@4.26.2 --every-world', says: 'to judge scenarios of all worlds' },
    {
      line: 'target strapi@4.26.2 --database postgres --database-url postgres://me@127.0.0.1/empty',
      says: 'on your own database, which must be empty',
    },
  ],
  mostPositionals: 1,
  run: target,
}

async function target(given: Given, io: Io): Promise<ExitCode> {
  const [named] = given.positionals
  if (named === undefined) throw new UsageError(`Which program? Known are ${KNOWN.join(', ')}.`)
  const choice = choiceNamed(named)
  const config = configFor(choice, given, io)
  const environment = { ...io.environment, [DATABASE_VARIABLE]: given.text('database-url') }
  const { start, worlds } = config
  const place = { directory: '.', environment }
  const { wanted } = startOf(start, worlds.length, place)
  try {
    if (given.has('prepare-only')) await prepare({ wanted, environment, say: linesOn(io) }, io.signal)
    else await serve({ wanted, config, environment }, given, io)
    return 0
  } catch (error) {
    if (!(error instanceof TargetDown || error instanceof CannotJudge)) throw error
    io.err(`assayer: ${error.message}\n`)
    return 3
  }
}

/** What a configuration would say of it. */
interface ProgramConfig extends TargetConfig {
  readonly start: StartConfig
  readonly worlds: readonly string[]
}

function configFor(choice: Choice, given: Given, io: Io): ProgramConfig {
  const { program, release } = choice
  const database = databaseByFlags(choice, given)
  const named = given.texts('world')
  const known = program.worldsIn(specsDirectory(given, io))
  const stranger = named.find(world => !known.includes(world))
  if (stranger !== undefined) {
    throw new UsageError(`--world ${stranger}: ${program.title} can hold ${known.join(', ')}.`)
  }
  return {
    url: `http://127.0.0.1:${given.number('port') ?? program.port}`,
    start: {
      program: `${program.name}@${release.version}`,
      database,
      directory: given.text('directory') ?? usualDirectory(choice, database),
    },
    worlds: given.has('every-world') ? known : named.length > 0 ? named : [program.world],
  }
}

function databaseByFlags({ program }: Choice, given: Given) {
  const database = given.choice('database', DATABASES) ?? program.databases[0] ?? 'sqlite'
  if (program.databases.includes(database)) return database
  throw new UsageError(`--database ${database}: ${program.title} takes ${program.databases.join(', ')}.`)
}

interface Serving {
  readonly wanted: Wanted
  readonly config: ProgramConfig
  readonly environment: Io['environment']
}

/** Until it is interrupted. */
async function serve({ wanted, config, environment }: Serving, given: Given, io: Io): Promise<void> {
  const { name } = wanted.program
  const { directory } = wanted
  const specs = specsDirectory(given, io)
  const other = readRunning(directory)
  if (other)
    throw new UsageError(`${directory} is already being served by process ${other.pid}: stop that first.`)
  const settings = { name, config: withUsual(config), directory: '.', environment }
  const { mail } = settings.config
  const options = { ...urlOptions(given, config.url, limitsByFlags(given)), worlds: config.worlds, mail }
  const running = configuredTarget(settings, options, { specs, reset: undefined, say: linesOn(io) })
  const ended = new Promise<void>(end => {
    if (io.signal.aborted) end()
    io.signal.addEventListener('abort', () => end(), { once: true })
  })
  try {
    if (!(await Promise.race([opened(running, config.worlds), ended.then(() => false)]))) return
    // Whoever tests it takes its mails.
    await running.rest?.()
    const worlds = Object.fromEntries(addressesOf(options))
    writeRunning(directory, { pid: process.pid, worlds })
    io.out(`${JSON.stringify({ url: config.url, program: wantedText(wanted), worlds, directory })}\n`)
    sayConfig(name, config, io)
    await ended
  } finally {
    removeRunning(directory)
    await running.close()
  }
}

async function opened(running: Target, worlds: readonly string[]): Promise<boolean> {
  for (const world of worlds) await running.open({ world, platformVersion: null, production: false })
  return true
}

/** The next command needs to know of it; a configuration that somebody has written is left alone. */
function sayConfig(name: string, config: ProgramConfig, io: Io): void {
  const file = CONFIG_FILES.find(it => existsSync(it))
  const start = { ...config.start, directory: relative('.', config.start.directory ?? '.') || '.' }
  const text = configText('yaml', { targets: { [name]: { ...config, start } } })
  if (file === undefined) writeFileSync('assayer.config.yaml', text)
  const next = `assayer test --target ${name}`
  io.err(
    file === undefined
      ? `assayer.config.yaml is written. Next, in another terminal: ${next}\n`
      : `${file} already exists. Add this to it, and ${next} knows the target:\n${text.replace(/^#.*\n/, '')}`,
  )
}
