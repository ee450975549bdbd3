import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { connect } from '../targets/connection.ts'
import { keepWorlds, oracleTarget } from '../targets/oracle.ts'
import type { Target } from '../targets/target.ts'
import { embeddedTarget } from './embedded-target.ts'

const SETTING = { world: 'restaurants', platformVersion: null, production: false }
const OPTIONS = { specs: 'specs', quirks: [], worlds: keepWorlds() }

async function connectTo(target: Target) {
  const endpoint = await target.open(SETTING)
  if ('unavailable' in endpoint) throw new Error(endpoint.unavailable)
  const options = { ...SETTING, specs: 'specs', connections: 1, limits: DEFAULT_LIMITS, environment: {} }
  return (target.connect ?? connect)(endpoint, options)
}

test.each([
  ['GET', '/api/restaurants?filters[name][$eq]=Café Ümlaut', null],
  ['HEAD', '/api/restaurants', null],
  ['POST', '/graphql', '{"query":"{ restaurants { data { id } } }"}'],
  ['POST', '/api/restaurants', '{nonsense'],
])('%s %s is answered as over the network', async (method, path, body) => {
  const request = { method, path, headers: { 'Content-Type': 'application/json' }, body }
  const target = oracleTarget(OPTIONS)
  const [near, far] = [await connectTo(embeddedTarget(OPTIONS)), await connectTo(target)]
  const [{ ms: _, ...answer }, { ms: __, ...expected }] = [
    await near.client.send(request),
    await far.client.send(request),
  ]
  expect({ ...answer, headers: {} }).toEqual({ ...expected, headers: {} })
  await far.close()
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
