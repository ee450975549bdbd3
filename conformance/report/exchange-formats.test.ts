import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { madeClause, madeReport, madeScenario, type Outcome } from '../../tests/support/made-report.ts'
import { VERDICTS, type Verdict } from '../run/verdict.ts'
import { ctrfReporter } from './ctrf.ts'
import type { Reported } from './report.ts'
import { sarifReporter } from './sarif.ts'
import { SARIF_SHAPE } from './sarif-shape.fixture.ts'

/** One clause with a scenario of each verdict, and one that was not run. */
function reported(): Reported {
  const all: Outcome[] = [...VERDICTS, 'not-run']
  return madeReport([
    madeClause(
      'content.a',
      all.map(verdict => madeScenario(`content.a.${verdict}`, verdict)),
    ),
  ])
}

const parsed = (files: Readonly<Record<string, string>> | undefined, name: string) =>
  JSON.parse(files?.[name] ?? '')

/** What a document has that its JSON Schema does not allow; empty when it fits. */
function misfits(schema: object, document: unknown): readonly string[] {
  const fits = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema)
  fits(document)
  return (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('ctrf.json', () => {
  const document = parsed(ctrfReporter.files?.(reported()), 'ctrf.json')
  const { results } = document

  /** The package `ctrf` is the format's own. */
  test('fits the published schema', () => {
    const schema = JSON.parse(readFileSync('node_modules/ctrf/dist/ctrf-schema-0.0.json', 'utf8'))
    expect(misfits(schema, document)).toEqual([])
    const { tests: _, ...without } = results
    expect(misfits(schema, { ...document, results: without })).toEqual([
      "/results must have required property 'tests'",
    ])
  })

  test.each<[Verdict | 'not-run', string]>([
    ['pass', 'passed'],
    ['warning', 'passed'],
    ['note', 'passed'],
    ['fail', 'failed'],
    ['fixed', 'failed'],
    ['not-testable', 'failed'],
    ['error', 'failed'],
    ['known', 'skipped'],
    ['not-applicable', 'skipped'],
    ['not-run', 'pending'],
  ])('%s is %s', (verdict, status) => {
    const found = results.tests.find((it: { rawStatus: string }) => it.rawStatus === verdict)
    expect(found).toMatchObject({ name: `content.a.${verdict}`, status, suite: ['content', 'content.a'] })
  })

  test('the summary counts every test once', () => {
    expect(results.summary).toMatchObject({
      tests: 12,
      passed: 3,
      failed: 5,
      skipped: 3,
      pending: 1,
      other: 0,
    })
  })

  test('times are whole milliseconds, of what was run', () => {
    expect(results.tests.map((it: { duration: number }) => it.duration)).toEqual([
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
    ])
    expect(results.summary).toMatchObject({ start: 0, stop: 22, duration: 22 })
  })

  test('what is not green says why', () => {
    const failed = results.tests.find((it: { rawStatus: string }) => it.rawStatus === 'fail')
    expect(failed.trace).toContain("curl 'http://x/content.a.fail'\nstatus\n  expected 200\n  actual   500")
    expect(results.tests[0]).not.toHaveProperty('trace')
  })
})

describe('results.sarif', () => {
  const document = parsed(sarifReporter.files?.(reported()), 'results.sarif')
  const [run] = document.runs

  test('has what the standard requires, and no other names', () => {
    expect(misfits(SARIF_SHAPE, document)).toEqual([])
    expect(misfits(SARIF_SHAPE, { ...document, runs: [{ ...run, tool: {}, extra: 1 }] })).toEqual([
      '/runs/0 must NOT have additional properties',
      "/runs/0/tool must have required property 'driver'",
    ])
  })

  test('each result points at its own rule', () => {
    const { rules } = run.tool.driver
    for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex].id).toBe(ruleId)
  })

  test('a rule for each clause', () => {
    expect(run.tool.driver.rules).toMatchObject([
      {
        id: 'content.a',
        shortDescription: { text: 'the rule of content.a' },
        defaultConfiguration: { level: 'error' },
      },
    ])
  })

  test('a result for each scenario that is not green, none for what was not judged', () => {
    const rows = run.results.map((it: { properties: { verdict: string }; level: string }) => [
      it.properties.verdict,
      it.level,
    ])
    expect(rows).toEqual([
      ['fail', 'error'],
      ['warning', 'warning'],
      ['note', 'note'],
      ['known', 'error'],
      ['fixed', 'error'],
      ['unstable', 'warning'],
      ['known-flaky', 'error'],
      ['not-testable', 'warning'],
      ['error', 'error'],
    ])
  })

  test('a known difference is suppressed, and only that', () => {
    const suppressed = run.results.filter((it: { suppressions?: unknown }) => it.suppressions)
    expect(suppressed.map((it: { properties: { verdict: string } }) => it.properties.verdict)).toEqual([
      'known',
      'known-flaky',
    ])
  })

  test('a result is found at its clause’s file and keeps its identity', () => {
    expect(run.results[0]).toMatchObject({
      ruleId: 'content.a',
      ruleIndex: 0,
      locations: [{ physicalLocation: { artifactLocation: { uri: 'content/a.yaml', uriBaseId: 'SPECS' } } }],
      partialFingerprints: { 'scenario/v1': 'content.a.fail#1' },
    })
  })
})
