import { afterAll, describe, expect, test } from 'vitest'
import type { Reply } from '../../tests/support/http-server.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { buildReport, judgementsOf } from '../report/build-report.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { bakeryTarget, bundleOf, CONFIGURATION, removeSpecs, smallSpecs } from './bundle.fixture.ts'
import { makeBundle, turnedBetween } from './make-bundle.ts'

const specs = smallSpecs()
const made: string[] = [specs]
afterAll(() => made.forEach(removeSpecs))

const verdictsIn = (results: string) =>
  Object.fromEntries(
    JSON.parse(results).clauses.flatMap((clause: { scenarios: { id: string; verdict: string }[] }) =>
      clause.scenarios.map(({ id, verdict }) => [id, verdict]),
    ),
  )

describe('a recording comes to the verdicts of its run', () => {
  const failing = (isFailing: (asked: number) => boolean, reply: Reply) => {
    let asked = 0
    return ({ target }: { target: string }) =>
      target.startsWith('/api/breads') && isFailing(++asked) ? reply : undefined
  }
  const rows: [what: string, reply: (request: { target: string }) => Reply | undefined][] = [
    ['at a target that is right but for one', () => undefined],
    ['at a target that fails now and then', failing(asked => asked % 7 === 3, { status: 503 })],
    ['at a target that is wrong every other time', failing(asked => asked % 2 === 0, { body: { data: [] } })],
    ['at a target that says no JSON', () => ({ body: '{"data": [1, ' })],
    [
      'at a target that nobody can log in to',
      ({ target }) => (target === '/api/auth/local' ? { status: 400 } : undefined),
    ],
    [
      'at a target that lists nothing',
      ({ target }) => (target.startsWith('/api/breads?') ? { status: 500 } : undefined),
    ],
  ]
  test.each(rows)('%s', async (_, reply) => {
    const { made, live } = await bundleOf(specs, bakeryTarget(reply))
    const { clauses } = loadSuite(specs)
    const report = buildReport(clauses, judgementsOf(live), {
      kit: '',
      target: '',
      strict: false,
      shard: null,
    })
    expect(turnedBetween(report.report, made.reported.report)).toEqual([])
    expect([...made.unheard]).toEqual([])
    expect(made.left).toBeNull()
  })
})

test('what is unstable in the run is so in the results', async () => {
  let isFirst = true
  const target = bakeryTarget(({ target }) => {
    if (!target.startsWith('/api/me') || !isFirst) return undefined
    isFirst = false
    return { status: 503 }
  })
  const { made } = await bundleOf(specs, target)
  expect(Object.values(verdictsIn(made.files['results.json']))).toContain('unstable')
})

test('a secret that an answer shows is concealed; a password of the world stays, and is judged as the leak that it is', async () => {
  const secret = 'nobody-may-see-this'
  const leaking = bakeryTarget(({ target }) => {
    if (target === '/api/auth/local') return { body: { jwt: `jwt-${secret}` } }
    return target === '/api/me' ? { body: { password: 'crumbs-and-crust', own: secret } } : undefined
  })
  const environment = { ASSAYER_PASSWORD_ANN: secret }
  const { made, live } = await bundleOf(specs, leaking, CONFIGURATION, { environment })
  const told = live.results.find(({ scenario }) => scenario.id === 'content.me.case')
  expect(told?.reason).toMatch(/password/)
  expect(verdictsIn(made.files['results.json'])).toMatchObject({ 'content.me.case': told?.verdict })
  expect(Object.values(made.files).join('')).not.toContain(secret)
})

test('what was not recorded cannot be judged, and is named', async () => {
  const target = bakeryTarget()
  const { made: bundle } = await bundleOf(specs, target)
  const more = smallSpecs({
    list: clauseFile('content.list', 'request: GET /api/breads?sort=slug\nexpect: { status: 200 }'),
  })
  made.push(more)
  const { unheard } = await makeBundle(bundle.files['recording.ndjson'], CONFIGURATION, {
    specs: more,
    signal: new AbortController().signal,
  })
  expect([...unheard]).toEqual([
    ['content.list.case', 'an answer to GET /api/breads?sort=slug at this point'],
  ])
})
