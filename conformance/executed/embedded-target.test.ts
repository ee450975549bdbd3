import { expect, test } from 'vitest'
import { openClient } from '../client/client.ts'
import { isOfHttp } from '../client/in-process.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Outcome } from '../client/outcome.ts'
import { connect } from '../targets/connection.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { embeddedTarget } from './embedded-target.ts'

const SETTING = { world: 'restaurants', platformVersion: null, production: false }
const OPTIONS = { specs: 'specs', quirks: [], worlds: keepWorlds() }

async function connectTo(target: Target, way: 'its own' | 'a socket' = 'its own') {
  const opened = await target.open(SETTING)
  if ('unavailable' in opened) throw new Error(opened.unavailable)
  const endpoint = way === 'a socket' ? { ...opened, openClient } : opened
  const options = { ...SETTING, specs: 'specs', connections: 1, limits: DEFAULT_LIMITS, environment: {} }
  return (target.connect ?? connect)(endpoint, options)
}

/** What the reference says, without what an HTTP server adds. */
function own({ ms: _, ...outcome }: Outcome) {
  if (outcome.kind === 'no-answer') return outcome
  const headers = Object.entries(outcome.headers).filter(([name]) => !isOfHttp(name))
  return { ...outcome, headers: Object.fromEntries(headers) }
}

test.each([
  ['GET', '/api/restaurants?filters[name][$eq]=Café Ümlaut', null],
  ['HEAD', '/api/restaurants', null],
  ['POST', '/graphql', '{"query":"{ restaurants { data { id } } }"}'],
  ['POST', '/api/restaurants', '{nonsense'],
  ['POST', '/api/restaurants', null],
  ['PUT', '/platform/api/admin/settings/', '{}'],
  ['DELETE', '/api/restaurants/1', null],
  ['GET', '/api/nothing?%zz', null],
  ['OPTIONS', '/api/restaurants', null],
])('%s %s is answered as over the network', async (method, path, body) => {
  const request = { method, path, headers: { 'Content-Type': 'application/json' }, body }
  const target = oracleTarget(OPTIONS)
  const ways = [
    await connectTo(target, 'a socket'),
    await connectTo(target),
    await connectTo(embeddedTarget(OPTIONS)),
  ]
  const answers = await Promise.all(ways.map(({ client }) => client.send(request)))
  const [expected, ...others] = answers.map(own)
  for (const answer of others) expect(answer).toEqual(expected)
  await Promise.all(ways.map(way => way.close()))
  await target.close()
})

test('a scenario finds the world as it was', async () => {
  const { forScenario, callers } = await connectTo(embeddedTarget(OPTIONS))
  const headers = { 'content-type': 'application/json' }
  const list = { method: 'GET', path: '/api/categories?pagination[pageSize]=1', headers: {}, body: null }
  const entry = { method: 'POST', path: '/api/categories', headers, body: '{"data":{"label":"New"}}' }
  const ask = async (request: typeof list | typeof entry) =>
    forScenario?.('any').client.send(await callers.sign(request, 'token:full'))
  const before = await ask(list)
  expect(await ask(entry)).toMatchObject({ status: 200 })
  expect(await ask(list)).toMatchObject({ json: Object(before).json })
})
