import { expect, test } from 'vitest'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import type { Verdicts } from '../publish/verdicts.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { wordsOfPrograms } from './programs.ts'

const answer = { says: 'a fact', how: 'status is 500', key: 'k' }

const VERDICTS: Verdicts = {
  format: 'assayer-verdicts',
  version: 1,
  programs: {
    'strapi-4.1.0-sqlite': { platform: null, clauses: { 'content.a': {} } },
    'strapi-4.2.0-sqlite': { platform: null, clauses: { 'content.a': { answers: { case: answer } } } },
    'strapi-4.3.0-sqlite': {
      platform: null,
      clauses: { 'content.a': { answers: { case: { ...answer, accepted: true } } } },
    },
    'strapi-4.4.0-sqlite': { platform: null, clauses: { 'content.a': { unjudged: ['case'], scenarios: 2 } } },
    'strapi-4.5.0-sqlite': { platform: null, clauses: { 'content.b': {} } },
    'ghost-5.0.0': { platform: '5.0', clauses: { 'platform.a': {} } },
  },
}

test('each program that serves what the scenario is about has a word, and nothing is said that its report does not tell', () => {
  const specs = bakerySpecs({
    a: clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }'),
  })
  const [clause] = loadSuite(specs).clauses
  const [scenario] = clause?.scenarios ?? []
  if (!clause || !scenario) throw new Error('the suite has a scenario')
  expect(wordsOfPrograms(clause, scenario, VERDICTS)).toEqual([
    { program: 'strapi@4.1.0/sqlite', says: 'its report tells of no difference' },
    { program: 'strapi@4.2.0/sqlite', says: 'otherwise: status is 500' },
    { program: 'strapi@4.3.0/sqlite', says: 'as expected: status is 500' },
    { program: 'strapi@4.4.0/sqlite', says: 'was not judged by it' },
    { program: 'strapi@4.5.0/sqlite', says: 'was not judged by it' },
  ])
})
