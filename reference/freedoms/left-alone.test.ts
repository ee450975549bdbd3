import { expect, test } from 'vitest'
import type { ServiceRequest, ServiceResponse } from '../http/message.ts'
import type { Around, Freedom } from './freedom.ts'
import { isLeftAlone } from './left-alone.ts'

const REQUEST: ServiceRequest = { method: 'GET', target: '/api/chefs?sort=name', headers: {}, body: null }
const ANSWER: ServiceResponse = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
}

function freedom(around?: Around): Freedom {
  return { id: 'content.test.any', says: 'does something else', leftOpenBy: [], ...(around && { around }) }
}

test.each<[string, boolean, Around | undefined]>([
  ['nothing before the server', true, undefined],
  ['a request let through, and its answer', true, (request, server) => server(request)],
  ['the same answer, written anew', true, async (request, server) => ({ ...(await server(request)) })],
  ['another request', false, (request, server) => server({ ...request, target: '/api/chefs' })],
  ['two requests', false, async (request, server) => (await server(request)) && server(request)],
  ['no request', false, async () => ANSWER],
  ['another body', false, async (request, server) => ({ ...(await server(request)), body: '{"a":2}' })],
  ['another status', false, async (request, server) => ({ ...(await server(request)), status: 201 })],
  ['another header', false, async (request, server) => ({ ...(await server(request)), headers: {} })],
])('%s: left alone is %s', async (_, isAlone, around) => {
  expect(await isLeftAlone(freedom(around), REQUEST, ANSWER)).toBe(isAlone)
})
