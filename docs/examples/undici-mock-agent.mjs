// Your client's tests with undici's MockAgent: requests to the CMS go to the reference, all others are mocked or refused.
//   npm install assayer undici && node undici-mock-agent.mjs
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { createReference } from 'assayer'
import { fetch, MockAgent, setGlobalDispatcher } from 'undici'

const world = fileURLToPath(new URL('specs/worlds/restaurants', import.meta.resolve('assayer/package.json')))
const reference = await createReference({ world })
// A mocked reply must know its status at once, and the reference answers asynchronously: so it listens.
const { url, close } = await reference.listen()

const agent = new MockAgent()
agent.disableNetConnect()
agent.enableNetConnect(new URL(url).host)
agent.get('https://shop.example').intercept({ path: '/prices' }).reply(200, { bread: 3 })

const toReference = dispatch => (options, handler) =>
  dispatch(options.origin === 'https://cms.example' ? { ...options, origin: url } : options, handler)
setGlobalDispatcher(agent.compose(toReference))

const found = await fetch('https://cms.example/api/restaurants?filters[slug][$eq]=luna&fields[0]=slug')
assert.deepEqual(
  (await found.json()).data.map(({ attributes }) => attributes),
  [{ slug: 'luna' }],
)
assert.deepEqual(await (await fetch('https://shop.example/prices')).json(), { bread: 3 })
await assert.rejects(fetch('https://elsewhere.example/'))

await agent.close()
await close()
console.log('undici: as expected')
