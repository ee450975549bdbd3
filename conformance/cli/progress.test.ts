import { expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { progressOn } from './progress.ts'

/** What is said of ten results, one each second; the first comes a second after the start, or later. */
async function said(isTerminal: boolean, later = 0): Promise<string> {
  const clauses = { a: clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 404 }') }
  const [result] = (await runBakery({ clauses, url: await httpServer(bakery().reply) })).results
  if (!result) throw new Error('invariant: the scenario was run')
  const io = memoryIo()
  let second = 0
  const progress = progressOn(
    { ...io, isTerminal, now: () => (second === 0 ? 0 : later + second) * 1000 },
    20,
  )
  while (++second <= 10) progress.see(result.verdict, result.clause.id)
  progress.end()
  return io.printed.err
}

test('in a log a line every few seconds says how far the run is, and how long it may still take', async () => {
  expect(await said(false)).toBe(
    '5/20 · 5 failed · 5.0 s, about 15 s left\n10/20 · 10 failed · 10 s, about 10 s left\n',
  )
})

test('what comes before the first result, such as an installation, says nothing of the rest', async () => {
  expect(await said(false, 100)).toBe(
    '1/20 · 1 failed · 1 min 41 s\n6/20 · 6 failed · 1 min 46 s, about 14 s left\n',
  )
})

test('a terminal has one line', async () => {
  const text = await said(true)
  expect(text).toMatch(/^\r\u001b\[2K1\/20 · 1 failed · 1.0 s · content.a/)
  expect(text).not.toContain('\n')
})
