import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { listQuirks } from '../targets/oracle.ts'
import { forkedTester } from './forked-tester.ts'

const QUIRK = 'content.filters.containsi.as-like'

function suite() {
  const directory = specsDirectory({
    'content/a.yaml': `clause: content.filters.containsi
says: a rule
source: [content/x]
status: documented
scenarios:
  - id: content.filters.containsi.case
    says: a fact
    world: restaurants
    request: GET /api/restaurants?filters[slug][$containsi]=l%25n&sort=slug
    expect: { status: 200, body: { data: [] } }
`,
  })
  cpSync('specs/worlds', join(directory, 'worlds'), { recursive: true })
  return loadSuite(directory)
}

test('a tester in a process of its own finds what one in this process does', async () => {
  const loaded = suite()
  const tester = forkedTester(loaded, null, { signal: new AbortController().signal })
  onTestFinished(() => tester.close())
  const [quirk] = (await listQuirks()).filter(({ id }) => id === QUIRK)
  const [clause] = loaded.clauses
  if (!quirk || !clause) throw new Error('there is a quirk and a clause')
  expect(await tester.tryQuirk(quirk)).toEqual({
    ...quirk,
    killedBy: 'content.filters.containsi.case',
    isByOwnClause: true,
  })
  expect(await tester.doesNotice(clause, QUIRK)).toBe(true)
  const server = { id: 'content.refusals.empty', kind: 'freedom', says: 'says nothing' } as const
  expect(await tester.tryServer(server)).toEqual({ ...server, turnsRed: [] })
})

test('what is interrupted has no result', async () => {
  const interruption = new AbortController()
  const tester = forkedTester(suite(), null, { signal: interruption.signal })
  const [quirk] = await listQuirks()
  if (!quirk) throw new Error('there is a quirk')
  const trying = tester.tryQuirk(quirk)
  interruption.abort()
  expect(await trying).toBeNull()
  expect(await tester.tryQuirk(quirk)).toBeNull()
})
