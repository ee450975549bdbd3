import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks } from '../targets/oracle.ts'
import { selftest } from './selftest.ts'
import { localTester } from './tester.ts'

/** Two clauses on the real main world: one that the quirk breaks, and one that knows nothing of it. */
function suiteWith(expected: string) {
  const scenario = (id: string, request: string, slugs: string) => `clause: ${id}
says: a rule
source: [content/x]
status: documented
scenarios:
  - id: ${id}.case
    says: a fact
    world: restaurants
    request: GET ${request}
    expect: { status: 200, body: { "data[*].attributes.slug": ${slugs} } }
`
  const directory = specsDirectory({
    'content/a.yaml': scenario(
      'content.filters.containsi',
      '/api/restaurants?filters[slug][$containsi]=l%25n&sort=slug',
      expected,
    ),
    'content/b.yaml': scenario('content.sort.one', '/api/restaurants?filters[slug][$eq]=luna', '[luna]'),
  })
  cpSync('specs/worlds', join(directory, 'worlds'), { recursive: true })
  return loadSuite(directory)
}

async function run(expected: string, ids: readonly string[]) {
  const quirks = (await listQuirks()).filter(({ id }) => ids.includes(id))
  expect(quirks).toHaveLength(ids.length)
  const signal = new AbortController().signal
  const suite = suiteWith(expected)
  const testers = [localTester(suite, signal), localTester(suite, signal)]
  return selftest({ suite, quirks, servers: [], testers, signal, onNext: () => {} })
}

/** No slug contains a per cent sign. */
const RIGHT = '[]'

test('a quirk is killed by a scenario of its own clause; one that nothing shows survives', async () => {
  const { notGreen, kills } = await run(RIGHT, [
    'content.filters.containsi.as-like',
    'content.filters.nei.as-like',
  ])
  expect(notGreen).toEqual([])
  expect(kills.map(({ id, killedBy, isByOwnClause }) => [id, killedBy, isByOwnClause])).toEqual([
    ['content.filters.nei.as-like', null, false],
    ['content.filters.containsi.as-like', 'content.filters.containsi.case', true],
  ])
})

test('a suite that is not green without quirks proves nothing', async () => {
  const { notGreen, kills } = await run('[wrong]', ['content.filters.containsi.as-like'])
  expect(notGreen.map(({ scenario }) => scenario.id)).toEqual(['content.filters.containsi.case'])
  expect(kills).toEqual([])
})
