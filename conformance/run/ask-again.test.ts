import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { type Client, openClient } from '../client/client.ts'
import type { NoAnswer } from '../client/outcome.ts'
import type { RunOptions } from './run.ts'
import { isRed } from './verdict.ts'

const READ =
  'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].attributes.slug": [rye, oat] } }'
const WRITE = 'writes: true\nrequest: DELETE /api/breads/11\nexpect: { status: 200 }'
const REFUSED = 'request: GET /api/cakes\nexpect: { status: refused }'

/** What goes wrong with the nth request for anything but upkeep, counted from 1. */
type Fault = (nth: number, request: Received) => Reply | undefined

function faulty(fault: Fault) {
  let asked = 0
  return bakery(request => (request.target.startsWith('/api/') ? fault(++asked, request) : undefined))
}

const many = (count: number, scenario: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`c${n}`, clauseFile(`content.c${n}`, scenario)]),
  )

async function runAt(fault: Fault, scenario: string, options: Partial<RunOptions> = {}) {
  const shop = faulty(fault)
  const url = await httpServer(shop.reply)
  const clauses = { a: clauseFile('content.a', scenario) }
  const { results } = await runBakery({ clauses, url, options: { retries: () => 1, ...options } })
  const [result] = results
  if (!result) throw new Error('one scenario gives one result')
  const lines = shop.lines().filter(line => !line.endsWith('/__assayer/quirks'))
  return { verdict: result.verdict, again: result.again, lines }
}

const breads = (...slugs: readonly string[]): Reply => ({
  body: { data: slugs.map(slug => ({ attributes: { slug } })) },
})
const only =
  (last: number, reply: Reply): Fault =>
  nth =>
    nth <= last ? reply : undefined
const always =
  (reply: Reply): Fault =>
  () =>
    reply
const cause = (kind: string, says: string) => ({ kind, says: expect.stringContaining(says) })

describe('what is red is asked again', () => {
  test.each<[of: string, fault: Fault, verdict: string, again: object]>([
    ['wrong each time', always(breads('rye')), 'fail', { asked: 2, red: 2, cause: null }],
    [
      'answered 503 once',
      only(1, { status: 503 }),
      'unstable',
      { asked: 2, red: 1, cause: cause('hiccup', 'status 503') },
    ],
    [
      'answered 429 twice',
      only(2, { status: 429 }),
      'unstable',
      { asked: 3, red: 2, cause: cause('hiccup', 'status 429') },
    ],
    ['answered 503 each time', always({ status: 503 }), 'fail', { asked: 4, red: 4, cause: null }],
    [
      'answered 500 once',
      only(1, { status: 500 }),
      'unstable',
      { asked: 2, red: 1, cause: cause('breakdown', 'status 500') },
    ],
    [
      'answered in another order once',
      only(1, breads('oat', 'rye')),
      'unstable',
      { asked: 2, red: 1, cause: cause('order', 'nothing sorts') },
    ],
    [
      'answered with another entry once',
      only(1, breads('rye', 'oat', 'spelt')),
      'unstable',
      { asked: 2, red: 1, cause: cause('state', 'not put back') },
    ],
  ])('%s', async (_, fault, verdict, again) => {
    expect(await runAt(fault, READ)).toMatchObject({ verdict, again })
  })

  test('a time that is another each moment', async () => {
    const now = (at: string): Reply => ({ body: { at } })
    const scenario =
      'request: GET /api/breads\nexpect: { status: 200, body: { at: "2026-01-01T00:00:00.000Z" } }'
    const fault: Fault = nth => now(nth === 1 ? '2026-01-01T00:00:00.001Z' : '2026-01-01T00:00:00.000Z')
    expect((await runAt(fault, scenario)).again?.cause?.kind).toBe('time')
  })

  test('from a world put back, a read after all reads', async () => {
    const { lines } = await runAt(only(1, { status: 503 }), READ)
    expect(lines).toEqual(['GET /api/breads', 'POST /__assayer/reset', 'GET /api/breads'])
  })

  test('all the same where the world cannot be put back, as far as it only reads', async () => {
    const shop = bakery(({ target }) => (target === '/__assayer/reset' ? { status: 500 } : undefined))
    const scenario = 'request: GET /api/breads\nexpect: { status: 404 }'
    const { results, stopped } = await runBakery({
      clauses: { a: clauseFile('content.a', scenario) },
      url: await httpServer(shop.reply),
      options: { retries: () => 1 },
    })
    expect(results).toMatchObject([{ verdict: 'fail', again: { asked: 2, red: 2 } }])
    expect(stopped).toBeNull()
  })

  test('from a world put back, a write at once', async () => {
    const { lines } = await runAt(only(1, { status: 503 }), WRITE)
    const once = ['DELETE /api/breads/11', 'POST /__assayer/reset']
    expect(lines).toEqual([...once, ...once])
  })
})

describe('nothing is asked again', () => {
  test.each<[of: string, fault: Fault, options: Partial<RunOptions>, verdict: string]>([
    ['that is as expected', () => undefined, {}, 'pass'],
    ['unless somebody wants it', always(breads('rye')), { retries: undefined }, 'fail'],
    ['with --retries 0', always(breads('rye')), { retries: () => 0 }, 'fail'],
    [
      'that is known',
      always(breads('rye')),
      { rejudge: result => (result.verdict === 'fail' ? { ...result, verdict: 'known' } : result) },
      'known',
    ],
  ])('%s', async (_, fault, options, verdict) => {
    expect(await runAt(fault, READ, options)).toEqual({
      verdict,
      again: undefined,
      lines: ['GET /api/breads'],
    })
  })
})

test('what is refused by a hiccup is asked again, and the hiccup is named', async () => {
  const { verdict, again } = await runAt(only(1, { status: 503 }), REFUSED)
  expect({ verdict, again }).toEqual({
    verdict: 'pass',
    again: { asked: 2, red: 1, cause: { kind: 'hiccup', says: 'a hiccup (status 503)' } },
  })
})

test('what is unstable fails with --fail-on-unstable, and still says that it is', async () => {
  const { verdict, again } = await runAt(only(1, { status: 503 }), READ, { failOnUnstable: true })
  expect([verdict, again?.cause?.kind]).toEqual(['fail', 'hiccup'])
})

test('--max-failures ends a run by what was confirmed, and leaves the rest unjudged', async () => {
  const url = await httpServer(faulty(always(breads('rye'))).reply)
  const options = { maxFailures: 1, retries: () => 1 }
  const { results, notRun, stopped } = await runBakery({ clauses: many(9, READ), url, options })
  expect(results.map(({ verdict, again }) => [verdict, again?.asked])).toEqual([['fail', 2]])
  expect([notRun.length, stopped?.kind]).toEqual([8, 'max-failures'])
})

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const LIST: Reply = { body: { data: [{ attributes: { slug: 'rye' } }, { attributes: { slug: 'oat' } }] } }

/** Ways to go wrong by chance, and what the report says of each. */
const HICCUPS: readonly (readonly [reply: Reply, kind: string, says: string])[] = [
  [{ status: 503 }, 'hiccup', 'status 503'],
  [{ status: 502, body: '<html>Bad Gateway</html>' }, 'hiccup', 'status 502'],
  [{ status: 429, headers: { 'retry-after': '1' } }, 'hiccup', 'status 429'],
  [{ status: 500 }, 'breakdown', 'status 500'],
  [{ ...LIST, breaks: 'reset' }, 'hiccup', 'connection closed'],
  [{ ...LIST, breaks: 'half' }, 'hiccup', 'closed'],
  [
    { headers: { 'content-type': 'application/json' }, body: '{"data":[{"attributes":{"sl' },
    'breakdown',
    'JSON that ends too early',
  ],
]

test('a server that fails one request in 200 at random never fails, and each hiccup is named', async () => {
  const random = seeded(7)
  let failed = 0
  const shop = faulty(() => (random() < 1 / 200 ? HICCUPS[failed++ % HICCUPS.length]?.[0] : undefined))
  const url = await httpServer(shop.reply)
  const options = { retries: () => 1, repeatEach: 120, sleep: async () => {} }
  const { results } = await runBakery({ clauses: many(20, READ), url, options })
  const named = results.filter(it => it.verdict === 'unstable')
  expect(failed).toBeGreaterThanOrEqual(HICCUPS.length)
  expect(named.reduce((sum, { again }) => sum + (again?.red ?? 0), 0)).toBe(failed)
  const causes = named.map(({ again }) => again?.cause)
  for (const [, kind, says] of HICCUPS) expect(causes).toContainEqual(cause(kind, says))
  for (const it of causes) expect(['hiccup', 'breakdown']).toContain(it?.kind)
  expect(results.filter(it => it.verdict === 'pass')).toHaveLength(2400 - named.length)
})

test('an answer that comes too late once is no fail, and is named', async () => {
  let asked = 0
  // As the client tells it, without the waiting.
  const late: NoAnswer = { kind: 'no-answer', reason: 'headers-timeout', says: 'no answer in time', ms: 1 }
  const lateOnce = (client: Client): Client => ({
    ...client,
    send: async request => {
      const isLate = request.path.startsWith('/api/') && ++asked === 5
      return isLate ? late : client.send(request)
    },
  })
  const { results } = await runBakery({
    clauses: many(20, READ),
    url: await httpServer(bakery().reply),
    options: { retries: () => 1 },
    openClient: options => lateOnce(openClient(options)),
  })
  const [named, ...more] = results.filter(it => it.verdict === 'unstable')
  expect(named?.again?.cause).toEqual(cause('hiccup', 'no answer in time'))
  expect(more).toEqual([])
  expect(results.filter(it => it.verdict === 'pass')).toHaveLength(19)
})

test('a target that asks for it is waited for, and the report says how long', async () => {
  const slept: number[] = []
  const busy: Reply = { status: 429, headers: { 'retry-after': '2' } }
  const { verdict, again } = await runAt(only(2, busy), READ, { sleep: async ms => void slept.push(ms) })
  expect({ verdict, again }).toEqual({
    verdict: 'unstable',
    again: { asked: 3, red: 2, cause: { kind: 'hiccup', says: 'a hiccup (status 429)' }, waited: 4 },
  })
  expect(slept).toEqual([2000, 2000])
})

const HALF: readonly (readonly [seed: number, how: string, reply: Reply])[] = [
  [1, 'by another answer', breads('rye')],
  [2, 'by another answer', breads('rye')],
  [3, 'by another answer', breads('rye')],
  [4, 'by 500', { status: 500 }],
  [5, 'by 502 with a web page', { status: 502, body: '<html></html>' }],
  [6, 'by half of a body', { ...LIST, breaks: 'half' }],
]

test.each(HALF)(
  'a server that is wrong half of the time is never green: seed %i, %s',
  async (seed, _, reply) => {
    const random = seeded(seed)
    const url = await httpServer(faulty(() => (random() < 0.5 ? reply : undefined)).reply)
    const { results } = await runBakery({
      clauses: many(20, READ),
      url,
      options: { retries: () => 1, connections: 1 },
    })
    const red = results.filter(({ verdict }) => isRed(verdict))
    expect(red.length).toBeGreaterThan(5)
    expect(results.filter(({ verdict }) => verdict === 'unstable').length).toBeGreaterThan(0)
    // What was right the first time was not asked again: nothing that was wrong once is among it.
    for (const result of results.filter(({ verdict }) => verdict === 'pass'))
      expect(result.again).toBeUndefined()
  },
)
