// Your client's tests with Mock Service Worker: requests to the CMS are answered by the reference, without a port.
//   npm install assayer msw && node msw.mjs
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { createReference } from 'assayer'
import { http } from 'msw'
import { setupServer } from 'msw/node'

// A world of the suite; yours is a directory of your own models and entries.
const world = fileURLToPath(new URL('specs/worlds/restaurants', import.meta.resolve('assayer/package.json')))
const reference = await createReference({ world })
const server = setupServer(http.all('https://cms.example/*', ({ request }) => reference.fetch(request)))
server.listen({ onUnhandledRequest: 'error' })

const found = await fetch('https://cms.example/api/restaurants?filters[slug][$eq]=luna&fields[0]=slug')
assert.equal(found.status, 200)
assert.deepEqual(
  (await found.json()).data.map(({ attributes }) => attributes),
  [{ slug: 'luna' }],
)

// What is written is there until the world is put back.
const headers = { authorization: 'Bearer full-access-key-of-the-restaurants' } // the world's own token
const list = 'https://cms.example/api/restaurants?filters[slug][$eq]=luna'
const { data } = await (await fetch(list)).json()
const one = `https://cms.example/api/restaurants/${data[0].id}`
assert.equal((await fetch(one, { method: 'DELETE', headers })).status, 200)
assert.equal((await fetch(one)).status, 404)
reference.reset()
assert.equal((await fetch(one)).status, 200)

server.close()
console.log('msw: as expected')
