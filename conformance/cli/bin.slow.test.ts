import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hangingBakery } from '../../tests/support/hanging-bakery.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { runBin } from '../../tests/support/run-bin.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'

const WORLD = ['--world', 'specs/worlds/restaurants']

describe('assayer serve', () => {
  test('prints one JSON line when ready, answers, and ends with SIGTERM', async () => {
    const bin = runBin(['serve', ...WORLD, '--port', '0'])
    const ready = JSON.parse(await bin.printed(/\n/))
    expect(ready).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      services: expect.arrayContaining(['content']),
      world: expect.stringContaining('restaurants'),
    })
    const answer = await fetch(`${ready.url}/api/restaurants?pagination[pageSize]=1`)
    expect(await answer.json()).toMatchObject({ data: [{ id: 1 }], meta: { pagination: { pageSize: 1 } } })
    bin.child.kill('SIGTERM')
    expect(await bin.ended()).toMatchObject({ code: 0 })
  })

  test('serves the main worlds of both services unless told otherwise', async () => {
    const bin = runBin(['serve', '--port', '0'])
    const { services, world } = JSON.parse(await bin.printed(/\n/))
    expect([services, world]).toEqual([['content', 'platform'], 'restaurants+gazette'])
  })

  test('has the control plane on a loopback address', async () => {
    const bin = runBin(['serve', ...WORLD, '--port', '0'])
    const { url } = JSON.parse(await bin.printed(/\n/))
    const reset = await fetch(`${url}/__assayer/reset`, { method: 'POST' })
    expect(reset.status).toBe(200)
  })

  test('elsewhere only with a token', async () => {
    const bin = runBin(['serve', ...WORLD, '--port', '0', '--host', '0.0.0.0', '--control'])
    const { url, token } = JSON.parse(await bin.printed(/\n/))
    const reset = async (headers: Record<string, string>) =>
      (await fetch(`${url}/__assayer/reset`, { method: 'POST', headers })).status
    expect([await reset({}), await reset({ 'x-assayer-token': token })]).toEqual([403, 200])
  })
})

test('whoever stops reading what is printed is no failure', async () => {
  const bin = runBin(['list'])
  await bin.printed(/\n/)
  bin.child.stdout?.destroy()
  expect((await bin.ended()).err).toBe('')
})

describe('assayer test', () => {
  test.each<readonly ('SIGINT' | 'SIGTERM')[]>([['SIGINT'], ['SIGTERM', 'SIGTERM']])(
    '%s %s keeps what was judged: reports are written, exit 3',
    async (...signals) => {
      const { url, isHanging } = await hangingBakery()
      const files = Array.from({ length: 12 }, (_, n) => [
        `c${n}`,
        clauseFile(
          `content.c${String(n).padStart(2, '0')}`,
          'request: GET /api/breads\nexpect: { status: 200 }',
        ),
      ])
      const output = mkdtempSync(join(tmpdir(), 'assayer-report-'))
      onTestFinished(() => rmSync(output, { recursive: true, force: true }))
      const specs = bakerySpecs(Object.fromEntries(files))
      const bin = runBin([
        'test',
        '--url',
        url,
        '--world',
        'bakery',
        '--specs',
        specs,
        '--output',
        output,
        '--workers',
        '2',
      ])
      await isHanging
      for (const signal of signals) bin.child.kill(signal)
      expect(await bin.ended()).toMatchObject({
        code: 3,
        out: expect.stringContaining('the run was interrupted'),
      })
      const { summary, stopped } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
      expect(stopped.kind).toBe('interrupted')
      expect(summary).toMatchObject({ verdicts: { pass: 4 }, notRun: 8 })
    },
  )
})
