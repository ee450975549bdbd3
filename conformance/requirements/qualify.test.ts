import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { clauseOf } from '../suite/read-clause.ts'
import { type Evidence, whyLeftOut } from './qualify.ts'

const GOOD: Evidence = {
  statements: new Set(['content/some.statement']),
  killers: new Set(['content.a.case']),
  unfair: new Set(),
  programs: new Map([['content.a.case', [{ program: 'strapi-4.26.2-sqlite', isRed: false }]]]),
}
const RED = new Map([['content.a.case', [{ program: 'strapi-4.26.2-mariadb', isRed: true }]]])
const OBSERVED = 'status: observed'
const DISAGREES = 'status: documented\ndisagrees: MariaDB ignores case.'

test.each<[string, string, Partial<Evidence>, string | null]>([
  ['what is proved, fair and green at real programs enters', 'status: documented', {}, null],
  ['what is observed is left out', OBSERVED, {}, 'its clause is observed, not documented'],
  [
    'what has no sentence is left out',
    'status: documented',
    { statements: new Set() },
    'its clause names no sentence of the documentation',
  ],
  [
    'what notices no quirk is left out',
    'status: documented',
    { killers: new Set() },
    'no quirk is known that it notices',
  ],
  [
    'what is red at a right server is left out',
    'status: documented',
    { unfair: GOOD.killers },
    'it turns red at a server that is right',
  ],
  [
    'what is red at a real program is left out',
    'status: documented',
    { programs: RED },
    'it is red at a real program, and its clause writes down no disagreement',
  ],
  ['unless its clause says that they disagree', DISAGREES, { programs: RED }, null],
  ['what no real program was asked enters', 'status: documented', { programs: new Map() }, null],
])('%s', (_, head, evidence, reason) => {
  const source =
    head === OBSERVED
      ? '{ program: Strapi, version: 4.26.2, date: 2026-01-01, evidence: seen }'
      : 'content/some.statement'
  const text = clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }', head)
  const clause = clauseOf(parse(text.replace('[content/some.statement]', `[${source}]`)), 'content/a.yaml')
  const [scenario] = clause.scenarios
  if (!scenario) throw new Error('invariant: there is a scenario')
  expect(whyLeftOut(clause, scenario, { ...GOOD, ...evidence })).toBe(reason)
})
