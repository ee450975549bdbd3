import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Deviations that a report has something to show of: many failures of three causes, and lists that differ in part. */
export const QUIRKS = [
  'content.filters.case-folding.ascii-only',
  'content.filters.contains.as-like',
  'content.filters.media-refused.filterable',
]

export interface WrongServer {
  readonly url: string
  /** What it printed when it was ready. */
  readonly line: string
  /** Resolves once it has ended. */
  stop(): Promise<void>
}

/** `assayer serve` with quirks, on a port of its own. */
export async function serveWrong(quirks: readonly string[]): Promise<WrongServer> {
  const flags = quirks.flatMap(quirk => ['--quirk', quirk])
  const child = spawn(process.execPath, ['bin/assayer.js', 'serve', '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const ready = new Promise<string>(resolve => createInterface(child.stdout).once('line', resolve))
  const line = await Promise.race([ready, ended])
  if (!line) throw new Error('invariant: assayer serve ended before it was ready')
  const stop = () => {
    child.kill()
    return ended
  }
  return { url: String(JSON.parse(line).url), line, stop }
}

/** Runs a command of the kit; a difference is no mistake. */
export async function runAssayer(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['bin/assayer.js', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0 && code !== 1) throw new Error(`assayer ${args.join(' ')} ended with ${code}`)
}
