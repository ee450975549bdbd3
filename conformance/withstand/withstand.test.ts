import { describe, expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { readWorld } from '../targets/oracle.ts'
import { mergeWithstand } from './earlier.ts'
import { CannotTell, type Findings, type Outcome } from './findings.ts'
import { reportOf } from './report.ts'
import type { TestRun } from './test-runner.ts'
import { type WithstandOptions, withstand } from './withstand.ts'

const suite = loadSuite('specs')
const world = await readWorld('specs/worlds/restaurants')

/** Tests that throw when they fail. */
type Tests = (ask: (path: string, init?: RequestInit) => Promise<Response>) => Promise<void>

const NAMES = '/api/restaurants?filters[name][$containsi]=LUNA&sort=slug'

/** Notices when nothing is found, and not when too much is. */
const lenient: Tests = async ask => {
  const { data } = Object(await (await ask(NAMES)).json())
  if (data[0]?.attributes.slug !== 'casa-luna') throw new Error('casa-luna is missing')
}

function runnerOf(tests: Tests, runs: string[] = []) {
  return {
    run: async (url: string): Promise<TestRun> => {
      runs.push(url)
      const ended = await tests((path, init) => fetch(`${url}${path}`, init)).then(
        () => null,
        (error: Error) => error.message,
      )
      return { outcome: ended === null ? 'passed' : 'failed', says: ended ?? '', failed: [], ms: 1 }
    },
    close: async () => {},
  }
}

/** The servers below these ids, and nothing else, so that it takes no longer than it must. */
function run(tests: Tests, ids: readonly string[], more: Partial<WithstandOptions> = {}): Promise<Findings> {
  return withstand({
    ...{ tests: 'my tests', suite, setting: { world }, runners: [runnerOf(tests)], port: 0 },
    ...{
      lift: async () => null,
      inputs: '',
      shard: null,
      known: new Map(),
      timeout: null,
      until: null,
      now: () => 0,
    },
    isWanted: ({ id }) => ids.some(it => id.startsWith(it)),
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  })
}

function outcomesOf(findings: Findings): Readonly<Record<string, Outcome>> {
  const all = [...findings.wrong, ...findings.permitted]
  return Object.fromEntries(all.map(({ server, outcome }) => [server.id, outcome]))
}

describe('a server', () => {
  test('is noticed, unnoticed, or not shown by any request', async () => {
    const findings = await run(lenient, [
      'content.filters.containsi.minds-case',
      'content.filters.containsi.string-ignored',
      'content.filters.containsi.as-like',
      'content.filters.starts-with.minds-case',
    ])
    expect(outcomesOf(findings)).toMatchObject({
      'content.filters.containsi.minds-case': 'failed',
      'content.filters.containsi.as-like': 'not-shown',
    })
    expect(findings.requests).toBe(1)
  })

  test('that is unnoticed is shown by a request of the tests, and what to assert', async () => {
    const only: Tests = async ask => void (await (await ask(NAMES)).json())
    const findings = await run(only, ['content.filters.containsi.minds-case'])
    const [server] = reportOf(findings, '1.0.0').wrong
    expect(server).toMatchObject({
      outcome: 'passed',
      changed: 1,
      changes: [
        {
          request: `GET ${NAMES}`,
          where: 'data',
          right: '2 items ("casa-luna", "luna")',
          wrong: 'no items',
          assertion: '`data` has 2 items ("casa-luna", "luna")',
        },
      ],
    })
  })

  test('that no request shows comes with one of the suite that does', async () => {
    const { wrong } = await run(lenient, ['content.filters.containsi.as-like'])
    expect(wrong.map(({ example }) => example?.clause)).toEqual(['content.filters.containsi'])
  })

  test('that is right and breaks the tests is told apart', async () => {
    const ordered: Tests = async ask => {
      const { data } = Object(await (await ask('/api/restaurants?pagination[pageSize]=100')).json())
      if (data[0]?.attributes.slug !== 'luna') throw new Error('luna does not come first')
    }
    const { wrong, permitted } = await run(ordered, ['content.order.shuffled-3'])
    expect(wrong).toEqual([])
    expect(permitted).toMatchObject([{ server: { id: 'content.order.shuffled-3' }, outcome: 'failed' }])
  })
})

test('writes are repeated from the beginning, and what is made now is no difference', async () => {
  const writing: Tests = async ask => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ data: { text: 'Fine' } })
    const made = Object(await (await ask('/api/reviews', { method: 'POST', headers, body })).json())
    const read = await ask(`/api/reviews/${made.data.id}`)
    if (read.status !== 200) throw new Error('it was not kept')
  }
  const findings = await run(writing, ['content.actions.create', 'content.filters.eq'])
  expect(findings.unsteady).toEqual([])
  expect(Object.values(outcomesOf(findings))).not.toContain('unclear')
})

test('servers that answer alike are met once, and what is known is not met again', async () => {
  const ids = ['content.filters.containsi']
  const runs: string[] = []
  const first = await run(lenient, ids, { runners: [runnerOf(lenient, runs)] })
  const known = new Map(
    first.wrong.flatMap(({ key, outcome, lastWords, failed }) =>
      key === null ? [] : [[key, { outcome, lastWords, failed }] as const],
    ),
  )
  expect(known.size).toBeGreaterThan(0)
  expect(runs).toHaveLength(2 + known.size)
  expect(new Set(runs).size).toBe(1)

  const again: string[] = []
  const second = await run(lenient, ids, { known, runners: [runnerOf(lenient, again)] })
  expect(again).toHaveLength(2)
  expect(outcomesOf(second)).toEqual(outcomesOf(first))

  const changed: string[] = []
  await run(lenient, ids, { known, inputs: 'another test', runners: [runnerOf(lenient, changed)] })
  expect(changed).toHaveLength(2 + known.size)
})

test('shards together are the whole', async () => {
  const ids = ['content.filters.containsi']
  const shardOf = (rest: number) => ({
    name: `${rest + 1}/2`,
    take: <T>(all: readonly T[]) => all.filter((_, at) => at % 2 === rest),
  })
  const shards = await Promise.all([0, 1].map(at => run(lenient, ids, { shard: shardOf(at) })))
  const whole = reportOf(await run(lenient, ids), '1.0.0')
  const merged = mergeWithstand(shards.map(shard => reportOf(shard, '1.0.0')))
  expect({ ...merged, wrong: [] }).toEqual({ ...whole, wrong: [] })
  expect(merged.wrong.map(({ id, outcome }) => [id, outcome])).toEqual(
    whole.wrong.map(({ id, outcome }) => [id, outcome]),
  )
})

describe('nothing can be told of tests', () => {
  const ids = ['content.filters.containsi.minds-case']

  test.each<[string, Tests, RegExp]>([
    [
      'that fail',
      async () => Promise.reject(new Error('1 is not 2')),
      /fail at the reference[\s\S]*1 is not 2/,
    ],
    ['that ask nothing', async () => {}, /without a single request[\s\S]*ASSAYER_URL/],
  ])('%s', async (_, tests, says) => {
    const told = run(tests, ids)
    await expect(told).rejects.toThrow(CannotTell)
    await expect(told).rejects.toThrow(says)
  })

  test('that pass only the first time', async () => {
    let runs = 0
    const flaky: Tests = async ask => {
      await ask('/api/restaurants')
      if (runs++ > 0) throw new Error('again')
    }
    await expect(run(flaky, ids)).rejects.toThrow(/flaky/)
  })

  test('at a server whose deviation they did not meet', async () => {
    let runs = 0
    const forgetful: Tests = async ask => void (await ask(runs++ < 2 ? NAMES : '/api/categories'))
    expect(outcomesOf(await run(forgetful, ids))).toEqual({ [String(ids[0])]: 'unclear' })
  })
})

test('when time is up the rest is left out', async () => {
  const findings = await run(lenient, ['content.filters.containsi.minds-case'], { until: 0 })
  expect(outcomesOf(findings)).toEqual({ 'content.filters.containsi.minds-case': 'not-run' })
})
