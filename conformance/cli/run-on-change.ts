import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../usage-error.ts'
import type { ExitCode, Watched } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import type { Io } from './io.ts'
import { isListening } from './is-listening.ts'
import { openKeys, WATCH_KEYS } from './watch-keys.ts'

/** Milliseconds between two looks at the files and the server. */
const PAUSE = 300

/** Runs the command with more arguments: what a key asked for. */
export type RunAgain = (more: readonly string[]) => Promise<ExitCode>

/**
 * Runs at once, and again whenever a file changes, the server under test has been restarted, or a key asks for it,
 * until interrupted. Gives the last exit code. A file that is wrong for the moment is reported and waited for; one that
 * is not there yet may come.
 */
export async function runOnChange(watched: Watched, run: RunAgain, io: Io): Promise<ExitCode> {
  let more: readonly string[] = []
  for (;;) {
    const seen = fingerprint(watched.paths)
    const code = await runOnce(() => run(more), io)
    if (io.signal.aborted) return code
    io.err(waitingText(watched, io))
    const next = await untilNext(watched, seen, io)
    if (next === 'quit') return code
    more = next ?? more
  }
}

/** What to run next: with other arguments, null with the same ones, or nothing more. */
async function untilNext(
  { paths, url }: Watched,
  seen: string,
  io: Io,
): Promise<readonly string[] | 'quit' | null> {
  const keys = openKeys(io)
  let wasDown = false
  try {
    while (!io.signal.aborted) {
      const asked = keys.next()
      if (asked) return asked === 'quit' ? asked : asked.more
      if (!keys.isTyping() && fingerprint(paths) !== seen) return null
      const isDown = url !== null && !(await isListening(url))
      if (wasDown && !isDown) return null
      wasDown = isDown
      await sleep(PAUSE)
    }
    return 'quit'
  } finally {
    keys.close()
  }
}

async function runOnce(run: () => Promise<ExitCode>, io: Io): Promise<ExitCode> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.err(`assayer: ${error.message}\n`)
    return 2
  }
}

function waitingText({ paths, url }: Watched, io: Io): string {
  // Nobody waits for files that he never had.
  const places = paths.filter(path => existsSync(path))
  const server = url === null ? [] : [`a restart of ${url}`]
  const keys = io.keys ? `${WATCH_KEYS} ` : 'Ctrl+C ends. '
  return `Waiting for a change in ${[...places, ...server].join(', ')}. ${keys.trim()}\n`
}
