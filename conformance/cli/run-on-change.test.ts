import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import { runOnChange } from './run-on-change.ts'

/** Runs with the given steps, one for each run, and is interrupted by the last. */
async function watching(...steps: readonly ((directory: string) => ExitCode)[]) {
  const directory = scratchDirectory({ 'content/a.yaml': 'a' })
  const io = memoryIo()
  let runs = 0
  const code = await runOnChange(
    directory,
    async () => {
      const step = steps[runs++]
      if (runs >= steps.length) io.interrupt()
      return step?.(directory) ?? 0
    },
    io,
  )
  return { code, runs, err: io.printed.err }
}

const write = (directory: string, name: string) => writeFileSync(join(directory, name), 'another text')

test('runs again after a file changed, and after one came, and gives the last exit code', async () => {
  const { code, runs, err } = await watching(
    directory => {
      write(directory, 'content/a.yaml')
      return 0
    },
    directory => {
      write(directory, 'content/b.yaml')
      return 0
    },
    () => 1,
  )
  expect([code, runs]).toEqual([1, 3])
  expect(err.match(/Waiting for a change/g)).toHaveLength(2)
})

test('a file that is wrong for the moment is told and waited for', async () => {
  const { code, runs, err } = await watching(
    directory => {
      write(directory, 'content/a.yaml')
      throw new UsageError('content/a.yaml: no YAML')
    },
    () => 0,
  )
  expect([code, runs]).toEqual([0, 2])
  expect(err).toContain('assayer: content/a.yaml: no YAML\nWaiting')
})
