import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hangingBakery } from '../../tests/support/hanging-bakery.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { runBin } from '../../tests/support/run-bin.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { main } from '../cli/main.ts'

test('SIGKILL in the middle of a run: what was judged until then is in the merged report', async () => {
  const { url, isHanging } = await hangingBakery()
  const scenario = 'request: GET /api/breads\nexpect: { status: 200 }'
  const names = Array.from({ length: 9 }, (_, n) => `c${n}`)
  const specs = bakerySpecs(Object.fromEntries(names.map(it => [it, clauseFile(`content.${it}`, scenario)])))
  const output = mkdtempSync(join(tmpdir(), 'assayer-killed-'))
  onTestFinished(() => rmSync(output, { recursive: true, force: true }))
  const target = ['--url', url, '--world', 'bakery', '--specs', specs, '--workers', '1']
  const bin = runBin(['test', ...target, '--output', output])
  await isHanging
  bin.child.kill('SIGKILL')
  await bin.ended()
  const code = await main(['merge-reports', output, '--output', output, '--reporter', 'json'], memoryIo())
  expect(code).toBe(3)
  const { summary, stopped } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  expect(summary).toMatchObject({ verdicts: { pass: 4 }, notRun: 5 })
  expect(stopped).toEqual({ kind: 'interrupted', says: 'the runner was killed' })
})
