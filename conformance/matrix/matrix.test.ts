import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { madeClause, madeReport, madeScenario, type Outcome } from '../../tests/support/made-report.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { main } from '../cli/main.ts'
import type { Report } from '../report/report.ts'
import { stableJson } from '../report/stable-json.ts'
import { cellText, matrixOf } from './matrix.ts'

/** A report of clauses by name, each with scenarios of these outcomes. */
function reportOf(target: string, clauses: Readonly<Record<string, readonly Outcome[]>>): Report {
  const made = Object.entries(clauses).map(([name, outcomes]) =>
    madeClause(
      `content.${name}`,
      outcomes.map((outcome, n) => madeScenario(`content.${name}.s${n}`, outcome)),
    ),
  )
  return madeReport(made, { target }).report
}

const named = (...reports: readonly Report[]) =>
  reports.map((report, n) => ({ place: `p${n}`, label: null, report }))

describe('a cell', () => {
  test.each<[Outcome[], string]>([
    [['pass', 'pass'], 'pass'],
    [['pass', 'fail', 'fail'], '2 of 3 fail'],
    [['note', 'fail'], '1 of 2 fail'],
    [['note', 'pass'], '1 of 2 note'],
    [['not-applicable', 'pass'], '1 of 2 not-applicable'],
    [['not-testable', 'note'], '1 of 2 not-testable'],
    [['error', 'fail'], '1 of 2 error'],
  ])('%j', (outcomes, text) => {
    const [row] = matrixOf(named(reportOf('T', { a: outcomes }))).rows
    expect(cellText(row?.cells[0] ?? null)).toBe(text)
  })
})

describe('rows', () => {
  const one = reportOf('one', { a: ['pass'], b: ['pass', 'fail'] })
  const other = reportOf('other', { b: ['pass', 'pass'], c: ['note'] })
  const { rows, columns } = matrixOf(named(one, other))

  test('every clause of any report, in the order of the first', () => {
    expect(rows.map(({ clause, cells }) => [clause.id, ...cells.map(cellText)])).toEqual([
      ['content.a', 'pass', '–'],
      ['content.b', '1 of 2 fail', 'pass'],
      ['content.c', '–', 'note'],
    ])
  })

  test('columns are the targets, told apart by their place when they are the same', () => {
    expect(columns.map(({ name }) => name)).toEqual(['one', 'other'])
    expect(matrixOf(named(one, one)).columns.map(({ name }) => name)).toEqual(['one (p0)', 'one (p1)'])
  })

  test('targets differ when one scenario differs, although the cells look alike', () => {
    const left = reportOf('l', { a: ['fail', 'pass'], b: ['pass'] })
    const right = reportOf('r', { a: ['pass', 'fail'], b: ['pass'] })
    expect(matrixOf(named(left, right)).rows.map(({ isSame }) => isSame)).toEqual([false, true])
  })
})

describe('assayer matrix', () => {
  async function runMatrix(reports: readonly Report[]) {
    const directory = mkdtempSync(join(tmpdir(), 'assayer-matrix-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const places = reports.map((report, n) => {
      const place = join(directory, String(n))
      mkdirSync(place)
      writeFileSync(join(place, 'results.json'), stableJson(report))
      return place
    })
    const io = memoryIo()
    const code = await main(['matrix', ...places, '--output', directory], io)
    return { code, read: (name: string) => readFileSync(join(directory, name), 'utf8'), ...io.printed }
  }

  test('one HTML page and one Markdown table', async () => {
    const { code, read, out } = await runMatrix([
      reportOf('one', { a: ['pass'], b: ['fail'] }),
      reportOf('other|two', { a: ['pass'], b: ['pass'] }),
    ])
    expect(code).toBe(0)
    expect(read('matrix.md')).toBe(`| clause | one | other\\|two |
| --- | --- | --- |
| **divergence** | 1 of 2 | 0 of 2 |
| **coverage** | 2 of 2 | 2 of 2 |
| content.a | pass | pass |
| content.b | fail | pass |
`)
    expect(read('matrix.html')).toContain('<td data-verdict="fail" data-heat="4">fail</td>')
    expect(out).toContain('2 clauses, 1 of them differ between the targets')
  })

  test('the name of a target is no markup', async () => {
    const { read } = await runMatrix([reportOf('<img src=x onerror=alert(1)>', { a: ['pass'] })])
    expect(read('matrix.html')).not.toContain('<img')
    expect(read('matrix.md')).not.toContain('<img')
  })

  test('a report is called as the reader calls it', async () => {
    const directory = scratchDirectory({
      'a=b/results.json': stableJson(reportOf('http://x', { a: ['pass'] })),
    })
    const io = memoryIo()
    const place = join(directory, 'a=b')
    expect(await main(['matrix', place, `ours=${place}`, '--output', directory], io)).toBe(0)
    expect(readFileSync(join(directory, 'matrix.md'), 'utf8')).toMatch(
      /^\| clause \| http:\/\/x .*\| ours \|/,
    )
  })

  test('no report is refused', async () => {
    const io = memoryIo()
    expect(await main(['matrix'], io)).toBe(2)
    expect(io.printed.err).toContain('needs results.json files')
  })
})
