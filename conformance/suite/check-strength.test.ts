import { expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const asked = (...more: readonly string[]) =>
  ['request: GET /api/breads', 'expect: { status: 200 }', ...more].join('\n')

function strengthsOf(scenario: string, head = 'status: documented') {
  const specs = specsDirectory({ 'content/a.yaml': clauseFile('content.a', scenario, head) })
  const [clause] = loadSuite(specs).clauses
  return [clause?.strength, clause?.scenarios[0]?.strength]
}

const WITHOUT = 'without: { status: refused }'

test.each<[what: string, scenario: string, head: string, strengths: readonly string[]]>([
  ['that says nothing is a must', asked(), '', ['must', 'must']],
  ['is as strong as its clause', asked(), 'strength: should', ['should', 'should']],
  ['can say another', asked('strength: should'), '', ['must', 'should']],
  ['that may be there says how a server does without', asked(WITHOUT), 'strength: may', ['may', 'may']],
])('a scenario %s', (_, scenario, head, strengths) => {
  expect(strengthsOf(scenario, `status: documented\n${head}`)).toEqual(strengths)
})

test.each<[what: string, scenario: string, head: string, message: string]>([
  [
    'of what is not documented',
    asked(),
    'status: assumed\nwhy: x\nstrength: should',
    'strength: found "should", expected no such key: only what is documented has a strength',
  ],
  [
    'of one of its scenarios',
    asked('strength: should'),
    'status: assumed\nwhy: x',
    'scenarios[0].strength: found "should", expected no such key',
  ],
  [
    'that lets a server do without, and does not say how',
    asked('strength: may'),
    'status: documented',
    'scenarios[0].without: found nothing, expected how a server answers that does without',
  ],
  [
    'that nobody can do without',
    asked(WITHOUT),
    'status: documented\nstrength: should',
    'expected strength: may, as nobody can do without what is a should',
  ],
  [
    'with a matcher that is none',
    asked('strength: may', 'without: { status: 200, body: { a: { $like: 1 } } }'),
    'status: documented',
    'found "$like"',
  ],
  ['that is no strength', asked('strength: shall'), 'status: documented', 'found "shall"'],
])('a strength %s is refused', (_, scenario, head, message) => {
  expect(() => strengthsOf(scenario, head)).toThrow(message)
})
