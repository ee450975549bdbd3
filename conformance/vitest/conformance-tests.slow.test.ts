import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Assertion {
  readonly title: string
  readonly ancestorTitles: readonly string[]
  readonly status: string
  readonly failureMessages: readonly string[]
}

/** Runs the project in a Vitest of its own, as its users do. */
async function runProject(args: readonly string[] = [], environment: Record<string, string> = {}) {
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const all = [vitest, 'run', '--root', 'tests/support/vitest-project', '--reporter=json', ...args]
  const { VITEST: _, ...own } = process.env
  const { code, out } = await new Promise<{ code: number; out: string }>(done => {
    execFile(process.execPath, all, { env: { ...own, ...environment }, maxBuffer: 1 << 26 }, (error, out) =>
      done({ code: error ? 1 : 0, out }),
    )
  })
  const { testResults } = JSON.parse(out.slice(out.indexOf('{')))
  const tests: Assertion[] = testResults.flatMap(
    (it: { assertionResults: Assertion[] }) => it.assertionResults,
  )
  return { code, tests, of: (clause: string) => tests.filter(it => it.title.startsWith(`${clause}.`)) }
}

const outcomes = (tests: readonly Assertion[]) => [...new Set(tests.map(({ status }) => status))]

describe('assayer/vitest', () => {
  test('a test for each scenario, in a group for its clause; writes are put back; what is not claimed is skipped', async () => {
    const { code, of, tests } = await runProject()
    expect(outcomes(of('content.filters.containsi'))).toEqual(['passed'])
    expect(outcomes(of('content.files.delete'))).toEqual(['passed'])
    expect(outcomes(of('content.graphql.mutations.delete-role'))).toEqual(['skipped'])
    expect(of('content.filters.containsi')[0]?.ancestorTitles).toEqual([
      'conformance',
      expect.stringMatching(/^content\.filters\.containsi: /),
    ])
    expect(tests.length).toBeGreaterThan(10)
    expect(code).toBe(0)
  })

  test('a server that differs fails, with the request as curl and what was expected; -t sends only what it names; of a requirement set there is nothing that does not count', async () => {
    const clause = 'content.filters.containsi'
    const environment = { FIXTURE_QUIRK: `${clause}.as-like`, FIXTURE_REQUIREMENTS: '2026.11' }
    const { code, tests, of } = await runProject(['-t', clause], environment)
    expect(of('content.graphql.mutations.delete-role')).toEqual([])
    const failed = tests.filter(({ status }) => status === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    expect(failed[0]?.failureMessages[0]).toMatch(/curl -sS -g [\s\S]*expected /)
    expect(code).toBe(1)
    const ran = tests.filter(({ status }) => status !== 'skipped')
    expect(ran.every(({ title }) => title.startsWith(`${clause}.`))).toBe(true)
  })
})
