import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startLine } from '../targets/shell.ts'
import { TargetDown } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { type Wanted, wantedText } from './folder.ts'
import type { Choice } from './programs.ts'

/** What an installation is told, and tells. */
export interface InstallOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Aborted: nobody waits for it any more. */
  readonly signal: AbortSignal
  /** Is told what happens, in lines for a person. */
  readonly say: (line: string) => void
}

const LOG = 'install.log'
/** What was installed last, to the end. */
const DONE = join('node_modules', '.assayer-installed.json')
/** How often a person is told that it goes on, in milliseconds. */
const PATIENCE = 30_000

/** Throws UsageError where the program does not run on this Node. */
export function refuseNode({ program, release }: Choice, version: string): void {
  if (release.nodes === null || release.nodes.includes(Number.parseInt(version, 10))) return
  throw new UsageError(
    `${program.title} ${release.version} runs on Node ${release.nodes.join(', ')}; this is Node ${version}: run assayer with one of those.`,
  )
}

/**
 * Installs what is pinned, unless it is there already. Throws UsageError where there is no npm, TargetDown where npm
 * fails.
 */
export async function install(wanted: Wanted, options: InstallOptions): Promise<void> {
  const { program, release, database, directory } = wanted
  const { say } = options
  const manifest = `${JSON.stringify(program.manifest(release, database), null, 2)}\n`
  const done = join(directory, DONE)
  const last = existsSync(done) ? readFileSync(done, 'utf8') : null
  if (last === manifest) return
  if (last !== null) say(`The versions that ${wantedText(wanted)} is made of have changed.`)
  writeFileSync(join(directory, 'package.json'), manifest)
  const began = performance.now()
  say(`Installing ${wantedText(wanted)} in ${directory}: some minutes, once. Log: ${join(directory, LOG)}`)
  writeFileSync(join(directory, LOG), '')
  const run = (line: string) => runLogged(line, wanted, options)
  await run('npm install --no-audit --no-fund --loglevel http')
  await program.complete?.({ release, folder: directory, run })
  mkdirSync(dirname(done), { recursive: true })
  writeFileSync(done, manifest)
  say(`Installed in ${secondsSince(began)} s`)
}

async function runLogged(
  run: string,
  wanted: Wanted,
  { environment, signal, say }: InstallOptions,
): Promise<void> {
  const { directory } = wanted
  const log = join(directory, LOG)
  const line = { run, directory, environment }
  const began = performance.now()
  const running = startLine(line, chunk => appendFileSync(log, chunk))
  const stop = () => void running.stop()
  signal.addEventListener('abort', stop, { once: true })
  const patience = setInterval(() => say(`Still installing: ${secondsSince(began)} s`), PATIENCE)
  const code = await running.end
  clearInterval(patience)
  signal.removeEventListener('abort', stop)
  if (signal.aborted) throw new TargetDown(`${wantedText(wanted)} was not installed: the run has ended`)
  if (code === NOT_FOUND) throw new UsageError('npm was not found: install Node.js with npm, and check PATH.')
  if (code !== 0)
    throw new TargetDown(`${wantedText(wanted)} could not be installed; see ${log}:\n${running.ended}`)
}

/** What shells end with when there is no such command. */
const NOT_FOUND = 127

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000)
}
