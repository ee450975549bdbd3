import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import type { Io } from './io.ts'

/** Milliseconds between two looks at the files. */
const PAUSE = 300

/**
 * Runs at once and after every change of the files, and of those below the directories, until interrupted. Gives the
 * last exit code. A file that is wrong for the moment is told, and waited for; one that is not there may come.
 */
export async function runOnChange(
  paths: readonly string[],
  run: () => Promise<ExitCode>,
  io: Io,
): Promise<ExitCode> {
  for (;;) {
    const seen = fingerprint(paths)
    const code = await runOnce(run, io)
    if (!io.signal.aborted) io.err(`Waiting for a change in ${saidPlaces(paths)}; Ctrl+C ends.\n`)
    while (!io.signal.aborted && fingerprint(paths) === seen) await sleep(PAUSE)
    if (io.signal.aborted) return code
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

/** Places that are there: nobody waits for files that he never had. */
function saidPlaces(paths: readonly string[]): string {
  return paths.filter(path => existsSync(path)).join(', ')
}
