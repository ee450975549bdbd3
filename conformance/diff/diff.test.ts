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

/** One failing scenario, with what came at these places. */
function differingAt(places: Readonly<Record<string, unknown>>): Report {
  const scenario = madeScenario('content.a.x', 'fail')
  const differences = Object.entries(places).map(([path, actual]) => ({ path, expected: 0, actual }))
  const steps = scenario.steps.map(step => ({
    ...step,
    details: step.details && { ...step.details, differences },
  }))
  return madeReport([madeClause('content.a', [{ ...scenario, steps }])]).report
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

  test.each<[string, unknown, unknown, ShiftKind[]]>([
    ['id', 7, 1309, ['renumbered']],
    ['data[0].author_id', '6193f1b0c2', '6193f1b0c3', ['renumbered']],
    ['data.createdAt', '2026-01-02T03:04:05.678Z', '2026-02-02T03:04:05.678Z', ['renumbered']],
    ['url', 'http://127.0.0.1:2368/luna/', 'https://gazette.test/luna/', ['renumbered']],
    ['url', 'http://127.0.0.1:2368/luna/', 'https://gazette.test/sol/', ['changed']],
    ['url', '/uploads/luna_0123456789.png', '/uploads/luna_9876543210.png', ['renumbered']],
    ['data[0]', { id: 7, seats: 40 }, { id: 8, seats: 40 }, ['renumbered']],
    ['data[0]', { id: 7, seats: 40 }, { id: 8, seats: 41 }, ['changed']],
    ['data.seats', 40, 41, ['changed']],
    ['data.createdAt', '2026-01-02T03:04:05.678Z', null, ['changed']],
  ])('at %s %j, then %j', (path, before, after, kinds) => {
    expect(kindsOf(differingAt({ [path]: before }), differingAt({ [path]: after }))).toEqual(kinds)
  })

  test('members that are as expected do not count', () => {
    const answering = (body: unknown) => {
      const report = reportOf({ x: 'fail' })
      for (const step of report.clauses[0]?.scenarios[0]?.steps ?? [])
        Object.assign(step.details?.answer ?? {}, { body })
      return report
    }
    expect(kindsOf(answering({ seats: 40 }), answering({ seats: 41 }))).toEqual([])
  })

  test('runs that can hardly be compared are warned of', () => {
    const stopped = { kind: 'interrupted' as const, says: 'somebody pulled the plug' }
    const unstable = diffReports(reportOf({}, { failOnUnstable: true }), reportOf({})).warnings
    expect(unstable).toEqual([expect.stringContaining('--fail-on-unstable')])
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
  content.a  the rule of content.a (documented)
    content.a.x  the fact of content.a.x (pass → fail)
      curl 'http://x/content.a.x'
      status
        expected 200
        before   as expected
        now      500

1 with another answer
  content.a  the rule of content.a (documented)
    content.a.y  the fact of content.a.y (fail → fail)
      curl 'http://x/content.a.y'
      status
        expected 200
        before   404
        now      500

T → T: 1 newly failing · 1 with another answer
`)
  })

  test('leaves out what came as before', async () => {
    const time = '2026-01-02T03:04:05.678Z'
    const { out } = await runDiff(
      differingAt({ 'data.id': 7, 'data.seats': 40, 'data.at': time }),
      differingAt({ 'data.id': 8, 'data.seats': 41, 'data.at': '2026-02-02T03:04:05.678Z' }),
    )
    expect(out).toContain('now      41')
    expect(out).not.toMatch(/data\.(id|at)/)
  })

  test('only counts what has other ids, times or addresses', async () => {
    const { out, code } = await runDiff(differingAt({ id: 7 }), differingAt({ id: 8 }))
    expect([out, code]).toEqual(['T → T: 1 only with other ids, times or addresses\n', 0])
  })

  test('groups by what the targets behave like, then by clause', async () => {
    const quirk = (name: string, ...scenarios: readonly string[]) => ({
      quirk: `content.a.${name}`,
      clause: 'content.a',
      says: `${name} counts`,
      scenarios: scenarios.map(id => `content.a.${id}`),
    })
    const before = reportOf({ a: 'pass', b: 'pass', c: ['fail', 404], d: ['fail', 404], e: 'pass' })
    const after = reportOf({ a: 'fail', b: 'fail', c: 'fail', d: 'fail', e: 'fail' })
    const { out } = await runDiff(
      { ...before, diagnosis: [quirk('case', 'c', 'd')] },
      { ...after, diagnosis: [quirk('accents', 'b', 'c', 'e'), quirk('case', 'd')] },
    )
    const heads = out.split('\n').filter(line => /behave|^ +content\.a\.|^\d/.test(line))
    expect(heads).toEqual([
      '3 newly failing',
      '  behaves as if accents counts',
      '      content.a.b  the fact of content.a.b (pass → fail)',
      '      content.a.e  the fact of content.a.e (pass → fail)',
      '    content.a.a  the fact of content.a.a (pass → fail)',
      '2 with another answer',
      '  behaves as if accents counts; before as if case counts',
      '      content.a.c  the fact of content.a.c (fail → fail)',
      '  behaves as before as if case counts',
      '      content.a.d  the fact of content.a.d (fail → fail)',
    ])
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
    [['a', 'b', 'c'], 'takes no argument c'],
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
