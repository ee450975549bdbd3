import { expect, test } from 'vitest'
import { emptyServer } from '../../tests/support/empty-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { main } from '../cli/main.ts'

/** What shows whether all kinds of values arrived, and one clause for each way of putting a world back. */
const CLAUSES = [
  'content.shapes',
  'content.resources',
  'content.locale',
  'content.publication',
  'content.single-types.answer',
  'content.writes.relations.changes',
  'content.users.change-password',
  'content.users.delete',
  'content.graphql.mutations.update-role',
]

async function judge(config: object, ...args: readonly string[]) {
  const directory = scratchDirectory({ 'assayer.config.json': JSON.stringify({ targets: { twin: config } }) })
  const io = memoryIo()
  const [config_, output] = [`${directory}/assayer.config.json`, `${directory}/reports`]
  const code = await main(
    ['test', '--config', config_, '--output', output, '--reporter', 'console', ...args],
    io,
  )
  return { code, out: io.printed.out }
}

/** What the reference keeps of an uploaded file is less than the real program keeps. */
const TWIN = { services: ['content'], worlds: ['restaurants'], cannot: ['fileInfo'] }

test.each(['rest', 'graphql'])(
  'a target that was seeded by %s, and is put back by deleting, answers as expected',
  async door => {
    const { code, out } = await judge({ url: await emptyServer(), ...TWIN, seed: door }, ...CLAUSES)
    expect(out).not.toMatch(/\b(fail|note)\b.*content/)
    expect(code, out).toBe(0)
    expect(Number(/(\d+) pass/.exec(out)?.[1])).toBeGreaterThan(100)
  },
  300_000,
)
