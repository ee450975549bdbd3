import { expect, test } from 'vitest'
import { embedReference, type OracleReference, type OracleRequest } from '../targets/oracle.ts'
import { Recording } from './recording.ts'

const model = { attributes: { name: { type: 'string' } } } as const
const world = { models: { 'api::post.post': model }, data: { 'api::post.post': [{ name: 'a' }] } }

async function recorded() {
  let now = 0
  const recording = new Recording(() => now++)
  const reference = await embedReference({
    world,
    control: true,
    through: (answer, held) => recording.watch(async request => answer(request), held),
  })
  return { recording, send: sender(reference), reference }
}

function sender(reference: OracleReference) {
  return (line: string, headers: OracleRequest['headers'] = {}, body: string | null = null) => {
    const [method = '', target = ''] = line.split(' ')
    const sent = body === null ? null : new TextEncoder().encode(body)
    return reference.handle({ method, target, headers, body: sent })
  }
}

/** What is kept, session by session: `GET /api/posts ×2`. */
const kept = ({ sessions }: Recording) =>
  sessions.map(({ exchanges }) =>
    exchanges.map(({ request, count }) => `${request.method} ${request.target} ×${count}`),
  )

const JSON_TYPE = { 'content-type': 'application/json' }

test('the same read is counted until something is written', async () => {
  const { recording, send } = await recorded()
  await send('GET /api/posts')
  await send('GET /api/posts')
  await send('GET /api/posts', { authorization: 'Bearer x' })
  await send('POST /api/posts', JSON_TYPE, '{"data":{"name":"b"}}')
  await send('GET /api/posts')
  expect(kept(recording)).toEqual([
    ['GET /api/posts ×2', 'GET /api/posts ×1', 'POST /api/posts ×1', 'GET /api/posts ×1'],
  ])
})

test('a reset begins anew, another world as well; what asks the control plane is no request of a client', async () => {
  const { recording, send, reference } = await recorded()
  await send('GET /api/posts')
  await send('POST /__assayer/reset')
  await send('GET /api/posts')
  await send('GET /__assayer/quirks')
  await send('PUT /__assayer/clock', JSON_TYPE, '{"now":"2026-01-01T00:00:00Z"}')
  await reference.load({ models: { 'api::tag.tag': model } })
  await send('GET /api/tags')
  expect(kept(recording)).toEqual([
    ['GET /api/posts ×1'],
    ['GET /api/posts ×1', 'PUT /__assayer/clock ×1'],
    ['GET /api/tags ×1'],
  ])
})

test('what a browser asks before a request, and what GraphQL reads, changes nothing', async () => {
  const { recording, send } = await recorded()
  await send('OPTIONS /api/posts')
  await send('POST /graphql', JSON_TYPE, '{"query":"{ posts { data { id } } }"}')
  expect(recording.sessions.flatMap(({ exchanges }) => exchanges.map(({ changes }) => changes))).toEqual([
    false,
  ])
})
