import { expect, test } from 'vitest'
import { watchOver } from '../invariants/watch-over.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { overhearReference } from './conversations.ts'

const suite = loadSuite('specs')
const CLAUSES = ['content.filters.null', 'content.sort.id', 'content.single-entries.answer']
const scenarios = suite.clauses.filter(({ id }) => CLAUSES.includes(id)).flatMap(clause => clause.scenarios)

const conversations = overhearReference({
  ...{ suite, scenarios, worlds: keepWorlds(), watch: watchOver },
  signal: new AbortController().signal,
})

async function concernedBy(freedom: string): Promise<readonly string[]> {
  const concerned = await (await conversations).concernedBy(freedom, scenarios)
  return [...new Set(concerned.map(({ clause }) => clause))].toSorted()
}

test.each([
  ['that is about no request of theirs', 'content.queries.repeated-refused', []],
  ['that refuses one kind of request', 'content.sorting.single-fields', ['content.sort.id']],
  ['that changes units: no exchange tells', 'content.sorting.last-first', CLAUSES.toSorted()],
])('a freedom %s', async (_, freedom, clauses) => {
  expect(scenarios.length).toBeGreaterThan(CLAUSES.length)
  expect(await concernedBy(freedom)).toEqual(clauses)
})

test('what reads ids concerns all that name an entry, whatever they ask themselves', async () => {
  expect(await concernedBy('content.queries.backwards')).toContain('content.single-entries.answer')
})
