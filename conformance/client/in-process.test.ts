import { describe, expect, test } from 'vitest'
import { type Handle, inProcessClient, isOfHttp, isSameInProcess } from './in-process.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const GET = { method: 'GET', path: '/a', headers: {}, body: null }
const URL = 'http://127.0.0.1:80'
const ok: Handle = () => ({ status: 200, headers: {}, body: '{"a":1}' })

describe('a request that is the same without a socket', () => {
  test.each([
    ['plain', GET],
    ['with a body', { ...GET, method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'é' }],
    ['with anything in its path', { ...GET, path: '/a?x=é "<[$]>%' }],
  ])('%s', (_, request) => {
    expect(isSameInProcess(request)).toBe(true)
  })

  test.each([
    ['HEAD has no body on the wire', { ...GET, method: 'HEAD' }],
    ['OPTIONS may be of the whole server', { ...GET, method: 'OPTIONS' }],
    ['an unknown method may be no HTTP', { ...GET, method: 'FETCH' }],
    ['a path without its slash', { ...GET, path: 'a' }],
    ['a header of the connection', { ...GET, headers: { Expect: '100-continue' } }],
    ['the length of the body', { ...GET, headers: { 'Content-Length': '3' } }],
    ['another host', { ...GET, headers: { host: 'elsewhere' } }],
    ['a header twice', { ...GET, headers: { accept: 'a', Accept: 'b' } }],
    ['a header with space around it', { ...GET, headers: { accept: ' a' } }],
    ['an empty header', { ...GET, headers: { accept: '' } }],
    ['a header that is no ASCII', { ...GET, headers: { accept: 'é' } }],
    ['a header with a line break', { ...GET, headers: { accept: 'a\r\nb: c' } }],
    ['what is long', { ...GET, path: `/${'a'.repeat(9_000)}` }],
  ])('not: %s', (_, request) => {
    expect(isSameInProcess(request)).toBe(false)
  })
})

test('headers that HTTP gives a message are known, whatever their case', () => {
  expect(['Date', 'content-length', 'KEEP-ALIVE', 'proxy-authenticate'].every(isOfHttp)).toBe(true)
  expect(['etag', 'content-type', 'x-date', 'location'].some(isOfHttp)).toBe(false)
})

describe('without a socket', () => {
  test('a server is sent what it would get over one', async () => {
    const sent: unknown[] = []
    const client = inProcessClient(
      request => {
        sent.push({ ...request, body: request.body && Buffer.from(request.body).toString() })
        return ok(request)
      },
      { url: URL },
    )
    await client.send({ ...GET, path: '/a?x=é', headers: { 'X-A': 'b' } })
    await client.send({ ...GET, method: 'POST', body: 'é' })
    await client.send({ ...GET, method: 'POST' })
    const host = '127.0.0.1'
    expect(sent).toEqual([
      { method: 'GET', target: '/a?x=%C3%A9', headers: { host, 'x-a': 'b' }, body: null },
      { method: 'POST', target: '/a', headers: { host, 'content-length': '2' }, body: 'é' },
      { method: 'POST', target: '/a', headers: { host, 'content-length': '0' }, body: '' },
    ])
  })

  test.each([
    ['GET', 200, '{"a":1}'],
    ['HEAD', 200, ''],
    ['GET', 204, ''],
    ['GET', 304, ''],
  ])('the answer to %s with %i has the body %j', async (method, status, text) => {
    const handle: Handle = () => ({ status, headers: {}, body: '{"a":1}' })
    const outcome = await inProcessClient(handle, { url: URL }).send({ ...GET, method })
    expect(outcome).toMatchObject({ status, text })
  })

  test('an answer beyond the limit is none', async () => {
    const client = inProcessClient(ok, { url: URL, limits: { ...DEFAULT_LIMITS, size: 3 } })
    expect(await client.send(GET)).toMatchObject({ kind: 'no-answer', reason: 'too-large' })
  })

  test('nothing is sent once the run is interrupted', async () => {
    const client = inProcessClient(ok, { url: URL, signal: AbortSignal.abort() })
    expect(await client.send(GET)).toMatchObject({ kind: 'no-answer', reason: 'interrupted' })
  })

  test('others get a word in, however fast the answers come', async () => {
    const client = inProcessClient(ok, { url: URL })
    let isDone = false
    setImmediate(() => {
      isDone = true
    })
    while (!isDone) await client.send(GET)
    expect(isDone).toBe(true)
  })
})

test('a body is read as JSON when that is asked for, whatever is made of the answer', async () => {
  const client = inProcessClient(ok, { url: URL })
  const answer = await client.send(GET)
  expect(answer).toMatchObject({ kind: 'answer', text: '{"a":1}', json: { a: 1 } })
  expect(structuredClone({ ...answer })).toMatchObject({ json: { a: 1 } })
})
