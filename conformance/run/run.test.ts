import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Result } from './result.ts'

async function runAt(scenario: string, override?: (request: Received) => Reply | undefined, head?: string) {
  const shop = bakery(override)
  const url = await httpServer(shop.reply)
  const clauses = { a: clauseFile('content.a', scenario, head) }
  const { results } = await runBakery({ clauses, url })
  const [result] = results
  if (!result) throw new Error('one scenario gives one result')
  return {
    result,
    lines: shop.lines().filter(line => line !== 'GET /__assayer/quirks'),
    received: shop.received,
  }
}

const differences = (result: Result) => result.steps.flatMap(step => step.differences)
const OBSERVED = 'status: observed'
const observed = (file: string) =>
  file.replace('[content/some.statement]', '[{ program: P, version: "1", date: 2026-01-01, evidence: e }]')

describe('verdicts', () => {
  const good =
    'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].attributes.slug": [rye, oat] } }'
  const bad = 'request: GET /api/breads\nexpect: { status: 404 }'

  test('an expected answer passes', async () => {
    const { result } = await runAt(good)
    expect(result).toMatchObject({ verdict: 'pass', reason: null })
    expect(differences(result)).toEqual([])
  })

  test('another answer fails a documented clause', async () => {
    const { result } = await runAt(bad)
    expect(result.verdict).toBe('fail')
    expect(differences(result)).toEqual([{ path: 'status', expected: 404, actual: 200 }])
  })

  test.each([
    ['an observed clause', observed(clauseFile('content.a', bad, OBSERVED)), false, 'note'],
    ['an observed clause under --strict', observed(clauseFile('content.a', bad, OBSERVED)), true, 'fail'],
    [
      'an assumed clause under --strict',
      clauseFile('content.a', bad, 'status: assumed\nwhy: x'),
      true,
      'note',
    ],
  ])('another answer to %s', async (_, file, strict, verdict) => {
    const url = await httpServer(bakery().reply)
    const { results } = await runBakery({ clauses: { a: file }, url, options: { strict } })
    expect(results[0]?.verdict).toBe(verdict)
  })

  test('wrong JSON fails', async () => {
    const { result } = await runAt(good, () => ({ body: '{"data":' }))
    expect(result.verdict).toBe('fail')
    expect(differences(result)).toEqual([{ path: 'body', expected: 'a JSON body', actual: '{"data":' }])
  })

  test('no answer is not testable', async () => {
    const shop = bakery(({ target }) =>
      target.startsWith('/api') ? { headers: { 'content-length': '99' } } : undefined,
    )
    const { results } = await runBakery({
      clauses: { a: clauseFile('content.a', good) },
      url: await httpServer(shop.reply),
      options: { limits: { ...DEFAULT_LIMITS, body: 200 } },
    })
    expect(results[0]).toMatchObject({
      verdict: 'not-testable',
      reason: expect.stringContaining('no answer: '),
    })
  })

  test('a world that the target does not hold is not applicable', async () => {
    const url = await httpServer(bakery().reply)
    const specs = { a: clauseFile('content.a', good).replace('world: bakery', 'world: other') }
    const files = { ...specs, '../worlds/other/keys': '' }
    const { results } = await runBakery({ clauses: files, url })
    expect(results[0]).toMatchObject({
      verdict: 'not-applicable',
      reason: 'it starts from the world other; the target holds bakery',
    })
  })

  test('a capability that the target has not is not applicable', async () => {
    const url = await httpServer(bakery().reply)
    const clauses = { a: clauseFile('content.a', `${good}\nrequires: [graphql]`) }
    const { results } = await runBakery({ clauses, url, without: ['graphql'] })
    expect(results[0]).toMatchObject({
      verdict: 'not-applicable',
      reason: expect.stringContaining('lack graphql'),
    })
  })

  test('production is not applicable unless the target is said to be so', async () => {
    const url = await httpServer(bakery().reply)
    const clauses = { a: clauseFile('content.a', `${good}\nrequires: [production]`) }
    const { results } = await runBakery({ clauses, url })
    expect(results[0]).toMatchObject({
      verdict: 'not-applicable',
      reason: expect.stringContaining('it needs'),
    })
  })
})

describe('the version that the platform runs as', () => {
  const rest = 'request: GET /platform/api/content/breads/\nexpect: { status: 200 }'
  const runAs = async (platformVersion: string, range: string) => {
    const received: string[] = []
    const url = await httpServer(({ target }) => {
      received.push(target)
      return { status: 200, body: '{}' }
    })
    const clauses = { a: clauseFile('platform.a', `${rest}\n${range}`) }
    const { results } = await runBakery({ clauses, url, options: { platformVersion } })
    return { received, result: results[0] }
  }

  test('lies outside of what a scenario holds for', async () => {
    const { received, result } = await runAs('4.48', 'since: 2\nbefore: 4')
    expect(received).toEqual([])
    expect(result).toMatchObject({
      verdict: 'not-applicable',
      reason: 'it holds since 2.0 and before 4.0; the target runs 4.48',
    })
  })

  test.each([
    ['5.99', '/platform/api/content/breads/'],
    ['4.48', '/platform/api/v4/content/breads/'],
    ['2.0', '/platform/api/v2/content/breads/'],
  ])('%s decides the URL', async (version, path) => {
    const { received, result } = await runAs(version, 'since: 2')
    expect(received.filter(it => it.includes('breads'))).toEqual([path])
    expect(result?.verdict).toBe('pass')
  })
})

describe('what is sent', () => {
  test('ids come from the target by natural key: path, body and expectation', async () => {
    const { result, lines, received } = await runAt(
      `writes: true
request: { method: POST, path: "/api/breads/<breads:rye>?x=<breads:oat>", body: { id: "<breads:oat>" } }
expect: { status: 200, body: { data.id: "<breads:rye>" } }`,
    )
    expect(result.verdict).toBe('pass')
    expect(lines).toEqual([
      'GET /api/breads?publicationState=preview&locale=all&pagination[page]=1&pagination[pageSize]=100',
      'POST /api/breads/11?x=12',
      'POST /__assayer/reset',
    ])
    expect(received.at(-2)).toMatchObject({
      body: '{"id":12}',
      headers: { 'content-type': 'application/json' },
    })
  })

  test('GraphQL has ids as texts', async () => {
    const { result, received } = await runAt(
      `graphql: "query($id: ID) { bread(id: $id) { data { id } } }"
variables: { id: "<breads:rye>" }
expect: { status: 200, body: { data.bread.data.id: "<breads:rye>" } }`,
    )
    expect(result.verdict).toBe('pass')
    expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ variables: { id: '11' } })
  })

  test('an unknown key is not testable', async () => {
    const { result } = await runAt('request: GET /api/breads/<breads:spelt>\nexpect: { status: 200 }')
    expect(result).toMatchObject({
      verdict: 'not-testable',
      reason: 'the target has no entry of breads named spelt',
    })
  })

  test('a list that only a token may read is read with the token', async () => {
    const { result, received } = await runAt(
      'request: GET /api/breads/<breads:rye>\nexpect: { status: 200 }',
      ({ target, headers }) =>
        target.startsWith('/api/breads?') && !headers.authorization ? { status: 403 } : undefined,
    )
    expect(result.verdict).toBe('pass')
    expect(received.map(it => it.headers.authorization)).toContain('Bearer full-key-of-the-bakery')
  })

  test('a list that nobody may read is not testable, with what was tried', async () => {
    const { result } = await runAt('request: GET /api/breads/<breads:rye>\nexpect: { status: 200 }', () => ({
      status: 403,
    }))
    expect(result.reason).toMatch(
      /^the ids of breads cannot be read \(GET .* as public: status 403; GET .*token:full/,
    )
  })

  test.each([
    ['public', null],
    ['token:full', 'Bearer full-key-of-the-bakery'],
    ['user:ann', 'Bearer jwt.of.ann'],
  ])('as %s', async (as, caller) => {
    const { result, received } = await runAt(`request: GET /api/me\nas: ${as}\nexpect: { status: 200 }`)
    expect(result.verdict).toBe('pass')
    expect(received.at(-1)?.headers.authorization ?? null).toBe(caller)
  })

  test.each([
    ['user:bob', 'the world has no password of bob'],
    ['token:gone', 'the world has no API token gone'],
    ['integration', 'the world has no admin API key'],
  ])('as %s, whom the world does not know', async (as, reason) => {
    const { result } = await runAt(`request: GET /api/me\nas: ${as}\nexpect: { status: 200 }`)
    expect(result).toMatchObject({ verdict: 'not-testable', reason: expect.stringContaining(reason) })
  })

  test('a login that is refused is not testable', async () => {
    const { result } = await runAt(
      'request: GET /api/me\nas: user:ann\nexpect: { status: 200 }',
      ({ target }) => (target === '/api/auth/local' ? { status: 429 } : undefined),
    )
    expect(result.reason).toBe(
      'ann cannot log in with POST /api/auth/local: the answer was 429; by the mutation login: no jwt',
    )
  })
})

describe('sequences and writes', () => {
  const MAKE = `writes: true
steps:
  - request: { method: POST, path: /api/breads, body: { data: { slug: new } } }
    expect: { status: 200 }
    save: { made: data.id }
  - request: GET /api/breads/<made>
    expect: { status: 200, body: { data.id: "<made>", data.attributes.slug: new } }`

  test('a saved value stands in later steps, and the world is put back', async () => {
    const { result, lines } = await runAt(MAKE)
    expect(result.verdict).toBe('pass')
    expect(lines).toEqual(['POST /api/breads', 'GET /api/breads/22', 'POST /__assayer/reset'])
  })

  test('the sequence ends at the first difference', async () => {
    const { result, lines } = await runAt(MAKE.replace('status: 200', 'status: 201'))
    expect(result.verdict).toBe('fail')
    expect(lines).toEqual(['POST /api/breads', 'POST /__assayer/reset'])
  })

  test('what a later step needs must be in the answer', async () => {
    const { result } = await runAt(MAKE.replace('made: data.id', 'made: data.nothing'))
    expect(differences(result)).toMatchObject([{ path: 'body.data.nothing', expected: '<any>' }])
  })

  test('reads come first, then writes in order, ids anew after each', async () => {
    const shop = bakery()
    const url = await httpServer(shop.reply)
    const write = 'writes: true\nrequest: DELETE /api/breads/<breads:rye>\nexpect: { status: 200 }'
    const read = 'request: GET /api/breads/<breads:oat>\nexpect: { status: 200 }'
    const clauses = {
      a: clauseFile('content.a', write),
      b: clauseFile('content.b', write),
      c: clauseFile('content.c', read),
    }
    const { results } = await runBakery({ clauses, url })
    expect(results.map(it => [it.clause.id, it.verdict])).toEqual([
      ['content.a', 'pass'],
      ['content.b', 'pass'],
      ['content.c', 'pass'],
    ])
    const lines = shop.lines().map(line => line.split('?')[0])
    expect(lines).toEqual([
      'GET /__assayer/quirks',
      'GET /api/breads',
      'GET /api/breads/12',
      'POST /__assayer/reset',
      'GET /api/breads',
      'DELETE /api/breads/11',
      'POST /__assayer/reset',
      'GET /api/breads',
      'DELETE /api/breads/11',
      'POST /__assayer/reset',
    ])
  })

  test('what a read leaves behind is gone before the first write', async () => {
    let mails = 0
    const shop = bakery(({ target }) => {
      if (target === '/__assayer/reset') mails = 0
      if (target === '/api/breads') mails++
      return target === '/api/mails' ? { body: { mails } } : undefined
    })
    const url = await httpServer(shop.reply)
    const clauses = {
      a: clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }'),
      b: clauseFile(
        'content.b',
        'writes: true\nrequest: GET /api/mails\nexpect: { status: 200, body: { mails: 0 } }',
      ),
    }
    const { results } = await runBakery({ clauses, url })
    expect(results.map(it => it.verdict)).toEqual(['pass', 'pass'])
  })

  test('a reset that fails ends the run', async () => {
    const shop = bakery(({ target }) => (target === '/__assayer/reset' ? { status: 500 } : undefined))
    const url = await httpServer(shop.reply)
    const clauses = { a: clauseFile('content.a', MAKE), b: clauseFile('content.b', MAKE) }
    const { results, notRun, stopped } = await runBakery({ clauses, url })
    expect(results.map(it => it.verdict)).toEqual(['pass'])
    expect(notRun.map(it => it.id)).toEqual(['content.b.case'])
    expect(stopped?.says).toBe('the world could not be reset by POST /__assayer/reset: the answer was 500')
  })
})

describe('accepted answers', () => {
  const FILE = `request: GET /api/breads
accept:
  - { who: first, expect: { status: 404, body: { data: null } } }
  - { who: second, expect: { status: 200 } }
  - { who: third, expect: { status: [200, 201] } }`

  test('every accepted answer that the target gave is recorded', async () => {
    const { result } = await runAt(FILE)
    expect(result.verdict).toBe('pass')
    expect(result.steps[0]?.accepted).toEqual({
      matched: ['second', 'third'],
      offered: ['first', 'second', 'third'],
    })
  })

  test('an answer that none gives is shown beside the nearest', async () => {
    const { result } = await runAt(FILE, () => ({ status: 500 }))
    expect(result.verdict).toBe('fail')
    expect(differences(result)).toEqual([{ path: 'status', expected: 200, actual: 500 }])
  })
})
