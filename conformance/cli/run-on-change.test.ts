import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import { main } from './main.ts'
import { runOnChange } from './run-on-change.ts'

/** Runs with the given steps, one for each run, and is interrupted by the last. */
async function watching(...steps: readonly ((directory: string) => ExitCode)[]) {
  const directory = scratchDirectory({ 'content/a.yaml': 'a' })
  const io = memoryIo()
  let runs = 0
  const code = await runOnChange(
    { paths: [directory], url: null },
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

test('a file that is not there yet is waited for', async () => {
  const directory = scratchDirectory()
  const io = memoryIo()
  let runs = 0
  await runOnChange(
    { paths: [join(directory, 'a.yaml')], url: null },
    async () => {
      if (++runs === 1) write(directory, 'a.yaml')
      else io.interrupt()
      return 0
    },
    io,
  )
  expect(runs).toBe(2)
})

test.each([
  ['yaml', (grep: string) => `strict: ${grep}\n`],
  ['mjs', (grep: string) => `export default { strict: ${grep} }\n`],
  ['ts', (grep: string) => `export default { strict: ${grep} as boolean }\n`],
])('assayer test --watch reads an assayer.config.%s that has changed', async (ending, text) => {
  const specs = specsDirectory({
    'content/a.yaml': clauseFile('content.a', 'request: GET /x\nexpect: { status: 200 }'),
  })
  const directory = scratchDirectory({ [`assayer.config.${ending}`]: text('false') })
  const file = join(directory, `assayer.config.${ending}`)
  const io = memoryIo()
  const errors: string[] = []
  const args = ['test', '--specs', specs, '--list', '--watch', '--config', file]
  await main(args, {
    ...io,
    out: () => {},
    err: line => {
      errors.push(line)
      if (errors.length === 1) writeFileSync(file, text('"no switch"'))
      else io.interrupt()
    },
  })
  expect(errors[0]).toContain(`Waiting for a change in ${specs}, ${file}`)
  expect(errors[1]).toContain('strict: found "no switch", expected boolean')
})

/** Presses one key after each run, and gives what each run was told more. */
async function pressing(keys: readonly string[], ask?: () => Promise<string>) {
  const io = memoryIo()
  const runs: (readonly string[])[] = []
  let open = 0
  const code = await runOnChange(
    { paths: [], url: null },
    async more => {
      runs.push(more)
      return 0
    },
    {
      ...io,
      ask,
      keys: onKey => {
        open++
        const key = keys[runs.length - 1]
        if (key !== undefined && (key !== 't' || open === runs.length)) setTimeout(() => onKey(key), 1)
        return () => {}
      },
    },
  )
  return { code, runs, err: io.printed.err }
}

test('keys run again what there was, what failed, or all, and quit', async () => {
  const { code, runs, err } = await pressing(['f', '\r', 'a', 'q'])
  expect(code).toBe(0)
  expect(runs).toEqual([[], ['--last-failed'], ['--last-failed'], []])
  expect(err).toContain('Keys: Enter again, a all, f failed, t by name, q quit.')
})

test('t asks for a name and runs what matches', async () => {
  const { runs } = await pressing(['t', 'q'], async () => 'luna')
  expect(runs).toEqual([[], ['--grep', 'luna']])
})

test('a server that was restarted is judged again', async () => {
  const io = memoryIo()
  const server = createServer()
  const listen = (port: number) => new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let runs = 0
  await runOnChange(
    { paths: [], url: `http://127.0.0.1:${port}` },
    async () => {
      if (++runs === 2) io.interrupt()
      else server.close(() => setTimeout(() => void listen(port), 700))
      return 0
    },
    io,
  )
  server.close()
  expect(runs).toBe(2)
  expect(io.printed.err).toContain(`a restart of http://127.0.0.1:${port}`)
})
