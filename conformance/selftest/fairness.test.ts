import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { listFreedoms, listQuirks } from '../targets/oracle.ts'
import { rightServers } from './right-servers.ts'
import { localTester } from './tester.ts'

const REFUSAL = 'GET /api/nothings'

/** A documented clause about a refusal that is nowhere described, and an observed one about the same. */
function suiteWith(expected: string, request = REFUSAL) {
  const clause = (id: string, status: string) => `clause: ${id}
says: a rule
source: [content/x, { program: P, version: "1", date: 2026-01-01, evidence: e }]
status: ${status}
scenarios:
  - id: ${id}.case
    says: a fact
    world: restaurants
    request: ${request}
    expect: ${expected}
`
  const directory = specsDirectory({
    'content/a.yaml': clause('content.list.path', 'documented'),
    'content/b.yaml': clause('content.errors.not-found', 'observed'),
  })
  cpSync('specs/worlds', join(directory, 'worlds'), { recursive: true })
  return loadSuite(directory)
}

async function redAt(expected: string, ...ids: readonly string[]) {
  return redOf(suiteWith(expected), ids)
}

async function redOf(suite: Suite, ids: readonly string[]) {
  const all = rightServers(suite, await listFreedoms(), await listQuirks())
  const servers = all.filter(({ id }) => ids.includes(id))
  expect(servers).toHaveLength(ids.length)
  const tester = localTester(suite, { signal: new AbortController().signal })
  const results = await Promise.all(servers.map(server => tester.tryServer(server)))
  return Object.fromEntries(results.map(result => [result?.id, result?.turnsRed]))
}

const FREEDOM = 'content.refusals.unprocessable'
const QUIRK = 'content.errors.not-found.as-403'

test('what rests on more than is written turns red at a server that is right', async () => {
  expect(await redAt('{ status: 404 }', FREEDOM, QUIRK)).toEqual({
    [FREEDOM]: ['content.list.path.case'],
    [QUIRK]: ['content.list.path.case'],
  })
})

test('what does not is fair', async () => {
  expect(await redAt('{ status: refused }', FREEDOM, QUIRK)).toEqual({ [FREEDOM]: [], [QUIRK]: [] })
})

test('a quirk is asked about, too, where the right server does nothing and the quirk something', async () => {
  const list = 'GET /api/restaurants?fields=slug&pagination[limit]=1'
  const suite = suiteWith('{ status: 200, body: { "data[*].attributes.slug": [luna] } }', list)
  const unsorted = 'content.sort.none.last-first'
  expect(await redOf(suite, [unsorted])).toEqual({ [unsorted]: ['content.list.path.case'] })
})

test('a quirk that breaks a documented clause besides its own does so', async () => {
  const suite = loadSuite('specs')
  const byId = new Map(suite.clauses.map(clause => [clause.id, clause]))
  const tester = localTester(suite, { signal: new AbortController().signal })
  const besides = (await listQuirks()).flatMap(({ id, breaks }) =>
    breaks === undefined ? [] : [{ id, breaks }],
  )
  expect(besides.length).toBeGreaterThan(0)
  for (const { id, breaks } of besides) {
    const clause = byId.get(breaks)
    if (clause?.status !== 'documented')
      throw new Error(`${id} breaks ${breaks}, which is no documented clause`)
    expect([id, await tester.doesNotice(clause, id)]).toEqual([id, true])
  }
})

test('a server that breaks a documented clause is not right', async () => {
  const servers = rightServers(suiteWith('{ status: 404 }'), [], await listQuirks())
  expect(servers.filter(({ id }) => id.startsWith('content.list.path.'))).toEqual([])
})
