import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import type { Io } from './io.ts'

/** Milliseconds between two looks at the files. */
const PAUSE = 300

/**
 * Runs at once and after every change of the directory's files, until interrupted. Gives the last exit code. A file
 * that is wrong for the moment is told, and waited for.
 */
export async function runOnChange(
  directory: string,
  run: () => Promise<ExitCode>,
  io: Io,
): Promise<ExitCode> {
  for (;;) {
    const seen = fingerprint(directory)
    const code = await runOnce(run, io)
    if (!io.signal.aborted) io.err(`Waiting for a change in ${directory}; Ctrl+C ends.\n`)
    while (!io.signal.aborted && fingerprint(directory) === seen) await sleep(PAUSE)
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

/** Looked at and not listened for: not every file system tells of its changes. */
function fingerprint(directory: string): string {
  const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  return entries.map(name => `${name} ${changeOf(join(directory, name))}`).join('\n')
}

/** A file can be gone between listing and looking. */
function changeOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false })
  return facts?.isFile() ? `${facts.mtimeMs} ${facts.size}` : ''
}
