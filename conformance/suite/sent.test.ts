import { describe, expect, test } from 'vitest'
import { clauseFile, specsDirectory } from '../../tests/support/specs-directory.ts'
import { loadSuite } from './load-suite.ts'

const load = (scenario: string) =>
  loadSuite(specsDirectory({ 'content/a.yaml': clauseFile('content.a', scenario) }))
const mutation = (text: string, expected: string) => `graphql: "mutation { ${text} }"\nexpect: ${expected}`
const MAKE = 'request: { method: POST, path: /api/breads, body: {} }'

describe('a write that may be taken is to be said', () => {
  test.each<[string, string]>([
    ['by an unsafe method', `${MAKE}\nexpect: { status: [200, 201] }`],
    [
      'where one accepted answer is no refusal',
      `${MAKE}\naccept: [{ who: a, expect: { status: 400 } }, { who: b, expect: { status: 200 } }]`,
    ],
    ['by a mutation', mutation('deleteBread(id: \\"<breads:rye>\\") { data { id } }', '{ status: 200 }')],
    ['beside a login', mutation('login(input: {}) { jwt } deleteBread(id: 1) { id }', '{ status: 200 }')],
  ])('%s', (_, scenario) => {
    expect(() => load(scenario)).toThrow(
      'content/a.yaml: writes: found nothing in content.a.case, whose write may be accepted, expected writes: true',
    )
    expect(load(`writes: true\n${scenario}`).clauses[0]?.scenarios[0]).toMatchObject({ sendsWrites: true })
  })
})

describe('nothing need be said of', () => {
  test.each<[string, string, boolean]>([
    ['what only reads', 'request: GET /api/breads\nexpect: { status: 200 }', false],
    [
      'a query by its ids',
      'graphql: "{ bread(id: <breads:rye>) { data { id } } }"\nexpect: { status: 200 }',
      false,
    ],
    ['a write that is refused', `${MAKE}\nexpect: { status: refused }`, true],
    ['a write that is refused with a status', `${MAKE}\nexpect: { status: [400, 403] }`, true],
    [
      'a mutation that is refused',
      mutation('a { b }', '{ status: 200, body: { "errors[0].message": no } }'),
      true,
    ],
    ['a login', 'request: { method: POST, path: /api/auth/local, body: {} }\nexpect: { status: 200 }', true],
    ['a login by a mutation', mutation('login(input: {}) { jwt }', '{ status: 200 }'), true],
  ])('%s', (_, scenario, sendsWrites) => {
    expect(load(scenario).clauses[0]?.scenarios[0]).toMatchObject({ writes: false, sendsWrites })
  })
})
