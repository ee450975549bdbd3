import { expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import type { FailOn } from '../suite/clause.ts'

/** What a bakery that knows breads and nothing else makes of a scenario. */
async function runAt(scenario: string, failOn?: FailOn) {
  const shop = bakery()
  const url = await httpServer(shop.reply)
  const { results } = await runBakery({
    clauses: { a: clauseFile('content.a', scenario) },
    url,
    options: { failOn },
  })
  const [result] = results
  if (!result) throw new Error('one scenario gives one result')
  return { ...result, sent: shop.lines().filter(line => line.startsWith('GET /api/')) }
}

const WRONG = 'request: GET /api/breads\nexpect: { status: 404 }\n'

test.each<[of: string, strength: string, failOn: FailOn | undefined, verdict: string]>([
  ['what should be so', 'strength: should', undefined, 'warning'],
  ['what should be so under --fail-on must', 'strength: should', 'must', 'warning'],
  ['what should be so under --fail-on should', 'strength: should', 'should', 'fail'],
  ['what must be so', 'strength: must', undefined, 'fail'],
  ['what must be so under --fail-on should', 'strength: must', 'should', 'fail'],
  ['what may be so, and is wrong', 'strength: may\nwithout: { status: refused }', undefined, 'fail'],
  [
    'what may be so, and is not there',
    'strength: may\nwithout: { status: 200 }',
    undefined,
    'not-applicable',
  ],
])('another answer to %s', async (_, strength, failOn, verdict) => {
  expect(await runAt(WRONG + strength, failOn)).toHaveProperty('verdict', verdict)
})

test('what may be so, and is there, passes', async () => {
  const { verdict } = await runAt(
    'request: GET /api/breads\nexpect: { status: 200 }\nstrength: may\nwithout: { status: refused }',
  )
  expect(verdict).toBe('pass')
})

test('no step is sent after the one that a target does without', async () => {
  const result = await runAt(
    'strength: may\nsteps:\n' +
      '  - { request: GET /api/cakes, expect: { status: 200 }, without: { status: 404 } }\n' +
      '  - { request: GET /api/breads, expect: { status: 418 } }',
  )
  expect(result).toMatchObject({
    verdict: 'not-applicable',
    reason: 'it is optional, and the target does without it',
    sent: ['GET /api/cakes'],
  })
})
