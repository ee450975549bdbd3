import { kitVersion } from '../kit-version.ts'
import { OracleFault } from '../targets/oracle-fault.ts'
import { UsageError } from '../usage-error.ts'
import type { Command, CommandEntry, ExitCode } from './command.ts'
import { commands } from './commands.ts'
import { type Given, type Layers, readFlags } from './flags.ts'
import { generalHelp } from './general-help.ts'
import type { Io } from './io.ts'
import { didYouMean } from './nearest.ts'

/** Runs one command line (without `node` and the script) and gives its exit code. Never rejects. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io)
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`assayer: ${error.message}\n`)
      return 2
    }
    io.err(`assayer: ${await oursText(error, io)}\n`)
    return 3
  }
}

/** More of a trace says no more. */
const MOST_LINES = 20

/** An error of ours, with where it happened. */
async function oursText(error: unknown, { readable }: Io): Promise<string> {
  const isOfReference = error instanceof OracleFault
  const who = isOfReference ? error.message : 'this is a bug in assayer'
  const cause = isOfReference ? error.cause : error
  const trace = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const shown = (readable ? await readable(trace) : trace).split('\n').slice(0, MOST_LINES)
  return [`${who}; it says nothing about the target.`, ...shown].join('\n')
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(await help(rest))
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === '-v') {
    io.out(`${kitVersion(io.packageDirectory)}\n`)
    return 0
  }
  const command = await commandNamed(name).load()
  if (asksForHelp(rest)) {
    io.out(await helpOf(name, command))
    return 0
  }
  const read = (more: readonly string[] = []) => readGiven(name, command, [...rest, ...more], io)
  const first = await read()
  const watched = command.watches?.(first.given, io) ?? null
  if (watched === null) return run(command, first)
  // The configuration is read again as well: it may be what changed.
  const again = async (more: readonly string[]) => {
    return run(command, await read(more))
  }
  const { runOnChange } = await import('./run-on-change.ts')
  return runOnChange(watched, again, io)
}

async function run(command: Command, { given, io }: { readonly given: Given; readonly io: Io }) {
  if (given.text('profile') !== 'auto') return command.run(given, io)
  const { withProfileFound } = await import('./auto-profile.ts')
  return command.run(await withProfileFound(given, io), io)
}

/** What stands behind `--` is said to somebody else. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const own = end === -1 ? args : args.slice(0, end)
  return own.includes('--help') || own.includes('-h')
}

/** What flags, environment and configuration say now. */
async function readGiven(name: string, command: Command, args: readonly string[], io: Io) {
  const layers = await layersFor(command, args, io)
  const given = readFlags(command.flags, layers)
  const extra = given.positionals[command.mostPositionals]
  if (extra !== undefined) throw new UsageError(`assayer ${name} takes no argument ${extra}.`)
  return { given, io: { ...io, environment: layers.environment } }
}

/** Only what can use a configuration waits until what reads it is loaded. */
async function layersFor({ flags }: Command, args: readonly string[], io: Io): Promise<Layers> {
  const layers = { args, environment: io.environment }
  if (!flags.config) return layers
  const { configLayers } = await import('./config-layers.ts')
  return configLayers(flags, layers, io)
}

async function help([name]: readonly string[]): Promise<string> {
  return name === undefined ? generalHelp(commands) : helpOf(name, await commandNamed(name).load())
}

async function helpOf(name: string, command: Command): Promise<string> {
  const { commandHelp } = await import('./help.ts')
  return commandHelp(name, command)
}

function commandNamed(name: string): CommandEntry {
  const entry = commands.find(command => command.name === name)
  if (entry) return entry
  const names = commands.map(command => command.name)
  throw new UsageError(`There is no command ${name}.${didYouMean(name, names)} assayer --help lists them.`)
}
