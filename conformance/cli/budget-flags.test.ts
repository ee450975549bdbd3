import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { millisecondsIn } from './budget-flags.ts'
import { main } from './main.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'
const CLAUSES = {
  a: clauseFile('content.a', GET),
  b: clauseFile('content.b', GET),
  c: clauseFile('content.c', GET),
}
const TIMES = JSON.stringify({
  format: 'assayer-timings',
  version: 1,
  milliseconds: { 'content.a.case': 8, 'content.b.case': 8, 'content.c.case': 8 },
})
const SELFTEST = JSON.stringify({
  format: 'assayer-selftest',
  quirks: [
    { killedBy: 'content.c.case' },
    { killedBy: 'content.c.case' },
    { killedBy: 'content.b.case' },
    { killedBy: null },
  ],
})

async function listed(files: Record<string, string>, ...args: string[]) {
  const io = memoryIo()
  const output = scratchDirectory(files)
  const code = await main(
    ['test', '--specs', bakerySpecs(CLAUSES), '--output', output, '--list', ...args],
    io,
  )
  return { code, ids: io.printed.out.trim().split('\n'), err: io.printed.err, output: join(output) }
}

test('what kills most quirks is taken first', async () => {
  const files = { 'timings.json': TIMES, 'selftest.json': SELFTEST }
  const { ids, err } = await listed(files, '--budget', '2ms', '--workers', '8')
  expect(ids).toEqual(['content.b.case', 'content.c.case'])
  expect(err).toMatch(
    /^--budget 2ms: 2 of 3 scenarios; those that reveal the most quirks first, according to .*selftest.json; with the times of .*timings.json\.\n$/,
  )
})

test('without a self-test that is said, and the suite gives the order', async () => {
  const { ids, err } = await listed({ 'timings.json': TIMES }, '--budget', '16ms', '--workers', '1')
  expect(ids).toEqual(['content.a.case', 'content.b.case'])
  expect(err).toContain('one per clause first, because there is no ')
})

test('without an earlier run every scenario is taken to be as long as scenarios usually are, which is said', async () => {
  const { code, ids, err } = await listed({}, '--budget', '40ms', '--workers', '1')
  expect([code, ids]).toEqual([0, ['content.a.case', 'content.b.case']])
  expect(err).toContain('assuming 20 ms each, because there is no ')
})

describe('is refused', () => {
  test.each<[string, Record<string, string>, string]>([
    ['soon', { 'timings.json': TIMES }, '--budget soon: expected a time such as 5s'],
    ['5s', { 'timings.json': TIMES, 'selftest.json': '{}' }, 'expected the selftest.json of'],
  ])('%s', async (budget, files, message) => {
    const { code, err } = await listed(files, '--budget', budget)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })
})

test.each([
  ['5s', 5000],
  ['500ms', 500],
  ['1.5m', 90_000],
])('%s is a time', (text, ms) => {
  expect(millisecondsIn(text)).toBe(ms)
})
