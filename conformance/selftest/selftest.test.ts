import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks } from '../targets/oracle.ts'
import { selftest } from './selftest.ts'
import { localTester } from './tester.ts'

const DOCUMENTED = 'source: [content/x]\nstatus: documented'
const OBSERVED = `source: [{ program: Strapi, version: "4.26.2", date: 2026-01-01, evidence: recording 1 }]
status: observed
why: It is not said.`

const CLAUSE = 'content.filters.containsi'
const LIKE = '/api/restaurants?filters[slug][$containsi]=l%25n&sort=slug'
const EQUAL = '/api/restaurants?filters[slug][$eq]=luna'
/** No slug contains a per cent sign. */
const RIGHT = '[]'

interface TwoClauses {
  /** What the clause that the quirk breaks says of itself, and what it asks. */
  readonly own?: string
  readonly asks?: string
  readonly expects?: string
  /** The same of another one. */
  readonly other?: string
  readonly otherAsks?: string
}

/** Two clauses on the real main world. */
function suiteWith({ own = DOCUMENTED, other = DOCUMENTED, ...asked }: TwoClauses) {
  const { asks = LIKE, expects = RIGHT, otherAsks = EQUAL } = asked
  const clause = (id: string, status: string, request: string, slugs: string) => `clause: ${id}
says: a rule
${status}
scenarios:
  - id: ${id}.case
    says: a fact
    world: restaurants
    request: GET ${request}
    expect: { status: 200, body: { "data[*].attributes.slug": ${slugs} } }
`
  const slugsOf = (request: string) => (request === LIKE ? expects : '[luna]')
  const directory = specsDirectory({
    'content/a.yaml': clause(CLAUSE, own, asks, slugsOf(asks)),
    'content/b.yaml': clause('content.sort.one', other, otherAsks, slugsOf(otherAsks)),
  })
  cpSync('specs/worlds', join(directory, 'worlds'), { recursive: true })
  return loadSuite(directory)
}

async function run(clauses: TwoClauses, ids: readonly string[]) {
  const quirks = (await listQuirks()).filter(({ id }) => ids.includes(id))
  expect(quirks).toHaveLength(ids.length)
  const signal = new AbortController().signal
  const suite = suiteWith(clauses)
  const testers = [localTester(suite, { signal }), localTester(suite, { signal })]
  return selftest({ suite, quirks, servers: [], testers, signal, onNext: () => {} })
}

test('a quirk is killed by a scenario of its own clause; one that nothing shows survives', async () => {
  const { notGreen, kills } = await run({}, [
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
  const { notGreen, kills } = await run({ expects: '[wrong]' }, ['content.filters.containsi.as-like'])
  expect(notGreen.map(({ scenario }) => scenario.id)).toEqual(['content.filters.containsi.case'])
  expect(kills).toEqual([])
})

test.each([
  ['a documented clause is not broken by a note', { asks: EQUAL, otherAsks: LIKE, other: OBSERVED }, null],
  ['a failure of another clause shows it', { asks: EQUAL, otherAsks: LIKE }, 'content.sort.one.case'],
  ['an observed clause can only be noted', { own: OBSERVED }, `${CLAUSE}.case`],
])('%s', async (_, clauses, killedBy) => {
  const { kills } = await run(clauses, ['content.filters.containsi.as-like'])
  expect(kills[0]).toMatchObject({ killedBy })
})
