import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from '../cli/main.ts'
import type { Report } from '../report/report.ts'

const QUIRK = 'content.filters.containsi.as-like'
const SUITE = ['content.filters.containsi', 'content.filters.case-folding', 'content.filters.eqi']

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'assayer-diagnosis-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

async function runMain(...args: readonly string[]) {
  const io = memoryIo()
  const output = directory()
  await main([...args, '--output', output, '--reporter', 'console,json,markdown,html,blob'], io)
  const read = (name: string) => readFileSync(join(output, name), 'utf8')
  const report: Report = JSON.parse(read('results.json'))
  return { output, read, report, out: io.printed.out }
}

describe('a target that answers as the reference does with a quirk', () => {
  test('is told so once, in every report, and the scenarios that it explains are not repeated', async () => {
    const { out, read, report } = await runMain('test', ...SUITE, '--quirk', QUIRK)
    const [found, ...others] = report.diagnosis ?? []
    expect(others).toEqual([])
    expect(found).toMatchObject({ quirk: QUIRK, clause: 'content.filters.containsi' })
    expect(found?.scenarios.length).toBe(report.summary.verdicts.fail)
    expect(out.match(/behaves as if \$containsi takes % and _ as wildcards/g)).toHaveLength(1)
    expect(out.match(/^FAIL /gm)).toHaveLength(1)
    expect(read('summary.md')).toContain('behaves as if')
    expect(read('index.html')).toContain(`"quirk":"${QUIRK}"`)
  })

  test('of two, each explains its own', async () => {
    const other = 'content.filters.eqi.minds-case'
    const { report } = await runMain('test', ...SUITE, '--quirk', QUIRK, '--quirk', other)
    expect(report.diagnosis?.map(({ quirk }) => quirk).sort()).toEqual([QUIRK, other])
  })

  test('merged shards say the same', async () => {
    const whole = await runMain('test', ...SUITE, '--quirk', QUIRK)
    const shards = [
      await runMain('test', ...SUITE, '--quirk', QUIRK, '--shard', '1/2'),
      await runMain('test', ...SUITE, '--quirk', QUIRK, '--shard', '2/2'),
    ]
    const merged = await runMain('merge-reports', ...shards.map(({ output }) => output))
    expect(merged.report.diagnosis).toEqual(whole.report.diagnosis)
    expect(merged.out).toBe(whole.out.replaceAll(whole.output, merged.output))
  })

  test('--no-diagnosis does not look', async () => {
    const { report, out } = await runMain('test', ...SUITE, '--quirk', QUIRK, '--no-diagnosis')
    expect(report.diagnosis).toEqual([])
    expect(out).not.toContain('behaves as if')
  })
})
