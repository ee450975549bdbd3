import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { buildReport } from '../report/build-report.ts'
import type { Reported } from '../report/report.ts'
import { reporters } from '../report/reporters.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { UsageError } from '../usage-error.ts'
import { judgeInThreads, type ThreadsOptions } from './judge-in-threads.ts'

const { clauses } = loadSuite('specs')
/** Some of every world, and all that the others rest on there. */
const scenarios = clauses.flatMap(clause => clause.scenarios).filter((_, index) => index % 15 === 0)
const options: ThreadsOptions = {
  ...{ threads: 3, clauses, scenarios, signal: new AbortController().signal },
  oracle: { specs: 'specs' },
  rules: {
    ...{ specs: 'specs', platformVersion: null, strict: false, repeatEach: 1, connections: 8 },
    ...{ limits: DEFAULT_LIMITS, environment: {} },
    baseline: { entries: [], quirks: new Map(), today: '2026-01-02' },
  },
  see: () => {},
}

/** Mistakes; one of them is in what scenarios of other worlds rest on. */
const QUIRKS = [
  'content.sort.asc.as-desc',
  'content.graphql.types.scalar-filters.eq-as-equals',
  'content.locale.unknown.default',
]

async function reportOf(given: Partial<ThreadsOptions>): Promise<Reported> {
  const judgements = await judgeInThreads({ ...options, ...given })
  const head = { kit: '0', target: 'embedded reference', strict: false, shard: null }
  const reported = buildReport(clauses, judgements, head)
  const timings = Object.fromEntries(Object.keys(reported.timings).map(id => [id, 1]))
  return { ...reported, timings }
}

/** Traces of GraphQL tell how long each resolver took. */
function timeless(shown: unknown): string {
  return JSON.stringify(shown).replace(/(duration|startOffset)(\W+)\d+/g, '$1$2')
}

test('the report of several threads is, byte for byte but for times, that of one', async () => {
  const rules = { ...options.rules, repeatEach: 2 }
  const oracle = { specs: 'specs', quirks: QUIRKS }
  const [one, three] = [await reportOf({ oracle, rules, threads: 1 }), await reportOf({ oracle, rules })]
  expect(one.report.summary.verdicts).toMatchObject({ fail: expect.any(Number), note: expect.any(Number) })
  for (const { name, files, prints } of reporters) {
    const shown = (found: Reported) => [files?.(found), prints?.(found, { hasColours: false })]
    expect(timeless(shown(three)), name).toBe(timeless(shown(one)))
  }
})

test('an interruption ends all threads, and what was judged is told', async () => {
  const interruption = new AbortController()
  const see = () => interruption.abort()
  const { stopped, judged } = await judgeInThreads({ ...options, see, signal: interruption.signal })
  expect(stopped?.kind).toBe('interrupted')
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.length).toBeLessThan(scenarios.length)
})

test('a mistake of the caller ends all threads', async () => {
  await expect(
    judgeInThreads({ ...options, oracle: { specs: 'specs', quirks: ['no.such'] } }),
  ).rejects.toThrow(UsageError)
})
