import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { madeScenario } from '../../tests/support/made-report.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { type Dossier, dossierOf, type ToldStep } from './dossier.ts'
import { dossierText } from './dossier-text.ts'
import { GROUNDS } from './grounds.ts'

const FILES = {
  a: clauseFile('content.a', 'rests: [content.p]\nrequest: GET /api/breads\nexpect: { status: 200 }'),
  p: clauseFile('content.p', 'request: GET /api/rolls\nexpect: { status: 200 }', 'status: observed').replace(
    'source: [content/some.statement]',
    'source: [{ program: P, version: "1", date: 2026-01-01, evidence: seen }]',
  ),
  statements: '- { id: some.statement, gist: a gist of <it> }\n- { id: other, gist: another }\n',
}

function step(body: unknown, isJson = true): ToldStep {
  return {
    line: 'GET /api/breads as public',
    curl: "curl 'http://x/api/breads'",
    sent: 'GET /api/breads HTTP/1.1',
    status: 200,
    differences: [],
    answer: { contentType: 'text/html', body, isJson },
  }
}

function dossier(given: Partial<Dossier> = {}): Dossier {
  const suite = loadSuite(bakerySpecs(FILES))
  const clause = suite.clauses.find(({ id }) => id === 'content.a')
  const [scenario] = clause?.scenarios ?? []
  if (!clause || !scenario) throw new Error('the suite has a scenario')
  const freedoms = [
    { id: 'content.order.x', says: 'orders as it likes', leftOpenBy: ['content/some.statement'] },
    { id: 'content.order.y', says: 'is about something else', leftOpenBy: ['content/other'] },
  ]
  const told = { ground: null, kit: '1.2.3', target: null, reference: [step({ data: [] })], freedoms }
  return { ...dossierOf(suite, { clause, scenario }, told), ...given }
}

const target = (told: ToldStep) => ({
  ...{ target: 'http://x', platform: '4.48', results: null },
  scenario: madeScenario('content.a.case', 'fail'),
  steps: [told],
})

function headOf(text: string) {
  const [, head = ''] = text.split('---\n')
  return parse(head)
}

test('its head is YAML that names scenario, ground, target and verdict', () => {
  const [ground = null] = GROUNDS
  expect(headOf(dossierText(dossier({ ground, target: target(step({})) })))).toEqual({
    title: 'Dispute: content.a.case',
    labels: ['dispute'],
    scenario: 'content.a.case',
    clause: 'content.a',
    status: 'documented',
    ground: 'not-said',
    target: 'http://x',
    platform: '4.48',
    verdict: 'fail',
    assayer: '1.2.3',
  })
})

test('it has the statements, the premises and the freedoms that are about the sentence, and no others', () => {
  const [ground = null] = GROUNDS
  const text = dossierText(dossier({ ground }))
  expect(text).toContain('- `content/some.statement`: a gist of &lt;it&gt;\n')
  expect(text).toContain('- `content.p` (observed): a rule\n')
  expect(text).toContain('- `content.order.x`: orders as it likes\n')
  expect(text).not.toContain('another')
  expect(text).not.toContain('content.order.y')
})

test('without a ground it lists all of them to tick, with what each asks for', () => {
  const text = dossierText(dossier())
  for (const { name, says, show } of GROUNDS)
    expect(text).toContain(`- [ ] \`${name}\`: ${says} To show: ${show}`)
})

describe('no answer of a target gets out of its block', () => {
  test.each([
    ['```\n# a heading\n```', '````text\n```\n# a heading\n```\n````'],
    ['`````', '``````text\n`````\n``````'],
  ])('%j', (body, block) => {
    expect(dossierText(dossier({ target: target(step(body, false)) }))).toContain(block)
  })
})

test('an issue holds it, however long the answers are', () => {
  const long = step('x'.repeat(100_000), false)
  const steps = [long, long, long, long, long, long]
  const text = dossierText(dossier({ target: { ...target(long), steps }, reference: steps }))
  expect(text).toContain('more characters)')
  expect(text.length).toBeLessThan(65_536)
})
