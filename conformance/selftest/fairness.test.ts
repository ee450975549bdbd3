import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { listFreedoms, listQuirks } from '../targets/oracle.ts'
import { rightServers } from './right-servers.ts'
import { localTester } from './tester.ts'

const REFUSAL = 'GET /api/nothings'

/** A documented clause about a refusal that is nowhere described, and an observed one about the same. */
function suiteWith(expected: string) {
  const clause = (id: string, status: string) => `clause: ${id}
says: a rule
source: [content/x, { program: P, version: "1", date: 2026-01-01, evidence: e }]
status: ${status}
scenarios:
  - id: ${id}.case
    says: a fact
    world: restaurants
    request: ${REFUSAL}
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
  const suite = suiteWith(expected)
  const all = rightServers(suite, await listFreedoms(), await listQuirks())
  const servers = all.filter(({ id }) => ids.includes(id))
  expect(servers).toHaveLength(ids.length)
  const tester = localTester(suite, new AbortController().signal)
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

test('a server that breaks a documented clause is not right', async () => {
  const servers = rightServers(suiteWith('{ status: 404 }'), [], await listQuirks())
  expect(servers.filter(({ id }) => id.startsWith('content.list.path.'))).toEqual([])
})
