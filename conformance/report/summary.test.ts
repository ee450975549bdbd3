import { expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { bakerySpecs, runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { buildReport, judgementsOf } from './build-report.ts'

/** One clause for each row: who is accepted with the status 200 that the target answers, and who with another. */
async function summaryOf(rows: readonly { right: string[]; wrong: string[] }[]) {
  const accept = (who: string, status: number) => `  - { who: "${who}", expect: { status: ${status} } }`
  const clauses = Object.fromEntries(
    rows.map(({ right, wrong }, n) => {
      const lines = [...wrong.map(who => accept(who, 418)), ...right.map(who => accept(who, 200))]
      return [`c${n}`, clauseFile(`content.c${n}`, `request: GET /api/breads\naccept:\n${lines.join('\n')}`)]
    }),
  )
  const run = await runBakery({ clauses, url: await httpServer(bakery().reply) })
  const suite = loadSuite(bakerySpecs(clauses))
  const head = { kit: '0', target: 'a bakery', strict: false, shard: null }
  return buildReport(suite.clauses, judgementsOf(run), head).report.summary
}

test('a target that answers as one program everywhere mixes nothing', async () => {
  const summary = await summaryOf([
    { right: ['A'], wrong: ['B'] },
    { right: ['A', 'C'], wrong: ['B'] },
    { right: ['A on D'], wrong: ['E'] },
  ])
  expect(summary.mixed).toBeNull()
  expect(summary.accepted).toEqual([
    { who: 'A', scenarios: 2 },
    { who: 'A on D', scenarios: 1 },
    { who: 'C', scenarios: 1 },
  ])
})

test('a target that answers now as one program, now as another, is told so', async () => {
  const summary = await summaryOf([
    { right: ['A'], wrong: ['B'] },
    { right: ['B'], wrong: ['A'] },
  ])
  expect(summary.mixed).toBe('the target answers sometimes like one program, sometimes like another: A; B')
})

test('what no accepted program answers counts for none', async () => {
  const summary = await summaryOf([{ right: [], wrong: ['A', 'B'] }])
  expect(summary).toMatchObject({ accepted: [], mixed: null, verdicts: { fail: 1 } })
})
