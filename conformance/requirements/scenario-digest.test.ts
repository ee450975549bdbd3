import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { clauseOf } from '../suite/read-clause.ts'
import { scenarioDigest } from './scenario-digest.ts'

const PLAIN = 'request: GET /api/breads?sort=slug\nexpect: { status: 200, body: { data: [] } }'

function digestOf(scenario: string, head = 'status: documented', words = 'a fact'): string {
  const text = clauseFile('content.a', scenario, head).replace('a fact', words)
  const clause = clauseOf(parse(text), 'content/a.yaml')
  const [only] = clause.scenarios
  if (!only) throw new Error('invariant: there is a scenario')
  return scenarioDigest(clause, only)
}

test.each<[string, string, string]>([
  // Sets that are released hold such digests: whoever changes how they are made breaks every one of them.
  ['one request', PLAIN, 'c6c5d3bc12e4883c'],
  [
    'steps',
    `writes: true\nsteps:\n  - request: { method: POST, path: /api/breads, body: {} }\n    as: token:full\n    expect: { status: 200 }\n    save: { id: data.id }\n  - ${PLAIN.replaceAll('\n', '\n    ')}`,
    '1388e8752307d468',
  ],
  ['both doors', 'agree: { plural: breads, fields: [slug] }', 'e39eec0a43f28a51'],
])('the digest of %s is what it was', (_, scenario, digest) => {
  expect(digestOf(scenario)).toBe(digest)
})

test.each<[string, string, string?]>([
  ['another path', PLAIN.replace('slug', 'name')],
  ['another expectation', PLAIN.replace('data: []', 'data: [1]')],
  ['another status of the clause', PLAIN, 'status: assumed\nwhy: nobody says'],
  ['another strength', PLAIN, 'status: documented\nstrength: should'],
  ['another premise', PLAIN, 'status: documented\nrests: [content.b]'],
  ['another caller', `as: token:full\n${PLAIN}`],
  ['a capability', `requires: [production]\n${PLAIN}`],
  ['a way to do without', `${PLAIN}\nwithout: { status: 404 }`],
])('%s is another digest', (_, scenario, head) => {
  expect(digestOf(scenario, head)).not.toBe(digestOf(PLAIN))
})

test.each<[string, string, string, string?]>([
  ['words', PLAIN, 'status: documented', 'another word for it'],
  ['tags', `tags: [slow]\n${PLAIN}`, 'status: documented'],
  [
    'the order of members',
    'expect: { body: { data: [] }, status: 200 }\nrequest: GET /api/breads?sort=slug',
    'status: documented',
  ],
  [
    'what is said though it goes without saying',
    `as: public\nwrites: false\n${PLAIN}`,
    'status: documented\nstrength: must',
  ],
])('%s count for nothing', (_, scenario, head, words) => {
  expect(digestOf(scenario, head, words)).toBe(digestOf(PLAIN))
})
