import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { madeClause, madeReport, madeScenario, type Outcome } from '../../tests/support/made-report.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from '../cli/main.ts'
import type { Report } from '../report/report.ts'
import { stableJson } from '../report/stable-json.ts'
import { diffReports, type ShiftKind } from './diff.ts'

const HOSTILE = '<script>alert(1)</script><!-- " \' `|* \u001b[31m'

function reportOf(
  outcomes: Readonly<Record<string, Outcome | [Outcome, number]>>,
  head: Partial<Report> = {},
) {
  const scenarios = Object.entries(outcomes).map(([id, outcome]) => {
    const [verdict, answer] = typeof outcome === 'string' ? [outcome] : outcome
    return madeScenario(`content.a.${id}`, verdict, answer)
  })
  return madeReport([madeClause('content.a', scenarios)], head).report
}

function kindsOf(before: Report, after: Report) {
  return diffReports(before, after).shifts.map(({ kind }) => kind)
}

describe('what became of a scenario', () => {
  test.each<[Outcome | [Outcome, number], Outcome | [Outcome, number], ShiftKind[]]>([
    ['pass', 'pass', []],
    ['pass', 'fail', ['regressed']],
    ['pass', 'fixed', ['regressed']],
    ['note', 'fail', ['regressed']],
    ['not-run', 'fail', ['regressed']],
    ['fail', 'pass', ['fixed']],
    ['fail', 'known', ['fixed']],
    ['fail', ['fail', 404], ['changed']],
    [['fail', 404], ['fail', 404], []],
    ['pass', 'note', ['changed']],
    ['pass', 'not-applicable', ['lost']],
    ['fail', 'not-testable', ['lost']],
    ['pass', 'not-run', ['lost']],
    ['not-testable', 'pass', ['gained']],
    ['not-run', 'not-applicable', ['changed']],
  ])('%s, then %s', (before, after, kinds) => {
    expect(kindsOf(reportOf({ x: before }), reportOf({ x: after }))).toEqual(kinds)
  })

  test('a scenario that only one suite has is new, or gone', () => {
    expect(kindsOf(reportOf({ x: 'pass' }), reportOf({ x: 'pass', y: 'fail' }))).toEqual(['added'])
    expect(kindsOf(reportOf({ x: 'pass', y: 'fail' }), reportOf({ x: 'pass' }))).toEqual(['removed'])
  })

  test('what needs a look comes first', () => {
    const before = reportOf({ a: 'pass', b: 'fail', c: 'pass', d: 'pass' })
    const after = reportOf({ b: 'pass', c: 'not-run', d: 'fail', e: 'pass' })
    expect(kindsOf(before, after)).toEqual(['regressed', 'lost', 'fixed', 'added', 'removed'])
  })

  test('runs that can hardly be compared are warned of', () => {
    const stopped = { kind: 'interrupted' as const, says: 'somebody pulled the plug' }
    const { warnings } = diffReports(reportOf({}, { strict: true }), reportOf({}, { stopped, shard: '1/2' }))
    expect(warnings).toEqual([
      'The run at T ended early: somebody pulled the plug.',
      expect.stringContaining('Only one of the two runs was strict'),
      expect.stringContaining('merge the shards'),
    ])
  })
})

async function runDiff(before: unknown, after: unknown, ...args: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-diff-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const files = ['before', 'after'].map(name => join(directory, `${name}.json`))
  for (const [index, report] of [before, after].entries()) {
    writeFileSync(files[index] ?? '', typeof report === 'string' ? report : stableJson(report))
  }
  const io = memoryIo()
  const code = await main(['diff', ...files, '--output', directory, ...args], io)
  return { code, read: (name: string) => readFileSync(join(directory, name), 'utf8'), ...io.printed }
}

describe('assayer diff', () => {
  test.each<[string, Outcome, Outcome, number]>([
    ['nothing changed', 'pass', 'pass', 0],
    ['only better', 'fail', 'pass', 0],
    ['newly failing', 'pass', 'fail', 1],
    ['not judged any more', 'pass', 'not-testable', 3],
  ])('%s', async (_, before, after, code) => {
    expect((await runDiff(reportOf({ x: before }), reportOf({ x: after }))).code).toBe(code)
  })

  test('says what was expected, what came before and what comes now', async () => {
    const { out } = await runDiff(
      reportOf({ x: 'pass', y: ['fail', 404] }),
      reportOf({ x: 'fail', y: 'fail' }),
    )
    expect(out).toBe(`1 newly failing
  content.a.x  the fact of content.a.x (pass → fail)
    clause: the rule of content.a (documented)
    curl 'http://x/content.a.x'
    status
      expected 200
      before   as expected
      now      500

1 with another answer
  content.a.y  the fact of content.a.y (fail → fail)
    clause: the rule of content.a (documented)
    curl 'http://x/content.a.y'
    status
      expected 200
      before   404
      now      500

T → T: 1 newly failing · 1 with another answer
`)
  })

  test('as Markdown, HTML and JSON', async () => {
    const { read } = await runDiff(
      reportOf({ x: 'pass' }),
      reportOf({ x: 'fail' }),
      '--reporter',
      'markdown,html,json',
    )
    expect(read('diff.md')).toContain('### 1 newly failing')
    expect(read('diff.html')).toContain('<section id="regressed">')
    expect(JSON.parse(read('diff.json'))).toMatchObject({ counts: { regressed: 1, fixed: 0 } })
  })

  test('nothing that a target sent is markup or steers the terminal', async () => {
    const hostile = JSON.parse(
      JSON.stringify(reportOf({ x: 'fail' })).replaceAll('500', JSON.stringify(HOSTILE)),
    )
    hostile.clauses[0].scenarios[0].steps[0].status = 500
    hostile.clauses[0].scenarios[0].reason = HOSTILE
    hostile.target = HOSTILE
    const args = ['--reporter', 'markdown,html,console']
    const { read, out } = await runDiff(reportOf({ x: 'pass' }), hostile, ...args)
    expect(read('diff.html')).not.toMatch(/<script|\u001b/)
    expect(read('diff.html')).toContain('&lt;script&gt;alert(1)')
    expect(read('diff.html')).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(read('diff.md')).not.toMatch(/<script|<!--/)
    expect(out).not.toContain('\u001b')
  })

  test.each<[string, string, string]>([
    ['no JSON', 'x', 'found no JSON'],
    ['another file', '{"format":"assayer-timings"}', 'is no results.json'],
  ])('%s is refused', async (_, text, message) => {
    const { code, err } = await runDiff(reportOf({ x: 'pass' }), text)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test.each<[string[], string]>([
    [[], 'needs two results.json'],
    [['one'], 'needs two results.json'],
    [['/no/such', '/no/such'], 'There is no /no/such: write one with --reporter json.'],
    [['a', 'b', 'c'], 'does not know what to do with c'],
    [
      ['a', 'b', '--reporter', 'htm'],
      'There is no reporter htm: json, html, markdown, console. Did you mean html?',
    ],
  ])('%j is refused', async (args, message) => {
    const io = memoryIo()
    expect(await main(['diff', ...args], io)).toBe(2)
    expect(io.printed.err).toContain(message)
  })
})
