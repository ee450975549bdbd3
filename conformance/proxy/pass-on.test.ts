import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type Onlooker, type PassedAnswer, type PassedRequest, passOn } from './pass-on.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

interface Seen {
  readonly requests: PassedRequest[]
  readonly answers: (PassedAnswer | null)[]
  readonly failures: string[]
}

/** A server, and a proxy before it that sees what passes. */
async function between(listener: RequestListener, path = '') {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  open.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const seen: Seen = { requests: [], answers: [], failures: [] }
  const onlooker: Onlooker = {
    failed: says => seen.failures.push(says),
    asked: passed => {
      seen.requests.push(passed)
      return answer => seen.answers.push(answer)
    },
  }
  const upstream = new URL(`http://127.0.0.1:${port}${path}`)
  const passing = await passOn({ upstream, port: 0, host: '127.0.0.1', onlooker })
  open.push(passing.close)
  return { url: passing.url, upstream, seen, server }
}

interface Got {
  readonly answer: IncomingMessage
  readonly body: Buffer
}

function ask(url: string, options: object = {}, body = ''): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asking = request(url, options, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

const echo = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    const { method, url, rawHeaders } = incoming
    outgoing.end(JSON.stringify({ method, url, rawHeaders, body: Buffer.concat(chunks).toString() }))
  })
}

describe('a request passes', () => {
  test('with its path, headers and body as they were written, but for the host', async () => {
    const { url, upstream, seen } = await between(echo)
    const headers = { 'X-Odd-Case': 'a', Authorization: 'Bearer b', 'Content-Length': '3' }
    const { body } = await ask(`${url}/api/x?a[b]=%C3%A9&&c`, { method: 'PUT', headers }, 'bod')
    expect(JSON.parse(body.toString())).toEqual({
      method: 'PUT',
      url: '/api/x?a[b]=%C3%A9&&c',
      rawHeaders: expect.arrayContaining([
        'X-Odd-Case',
        'a',
        'Authorization',
        'Bearer b',
        'Host',
        upstream.host,
      ]),
      body: 'bod',
    })
    expect(seen.requests[0]?.body.text(undefined)).toBe('bod')
  })

  test('in pieces where it came in pieces', async () => {
    const { url } = await between(echo)
    const { body } = await ask(url, { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } }, 'bod')
    expect(JSON.parse(body.toString())).toMatchObject({ body: 'bod' })
  })

  test('to a server below a path', async () => {
    const { url } = await between(echo, '/cms/')
    const { body } = await ask(`${url}/api/x`)
    expect(JSON.parse(body.toString())).toMatchObject({ url: '/cms/api/x' })
  })
})

describe('an answer passes', () => {
  test('with its status, words and headers, each as often as it came, and no others', async () => {
    const { url } = await between((_, outgoing) => {
      outgoing.sendDate = false
      outgoing.writeHead(299, 'Fine Enough', ['Set-Cookie', 'a=1', 'set-cookie', 'b=2', 'X-Y', 'z'])
      outgoing.end('ok')
    })
    const { answer, body } = await ask(url)
    expect([answer.statusCode, answer.statusMessage, body.toString()]).toEqual([299, 'Fine Enough', 'ok'])
    const [names] = [answer.rawHeaders.filter((_, index) => index % 2 === 0)]
    expect(names).toEqual(expect.arrayContaining(['Set-Cookie', 'set-cookie', 'X-Y']))
    expect(names).not.toContain('Date')
  })

  test('compressed as it came, and is looked at all the same', async () => {
    const zipped = gzipSync('{"data":[]}')
    const { url, seen } = await between((_, outgoing) => {
      outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end(zipped)
    })
    const { body } = await ask(url)
    expect(body.equals(zipped)).toBe(true)
    expect(seen.answers[0]?.body.text('gzip')).toBe('{"data":[]}')
  })

  test.each([
    ['HEAD', 200, { 'content-length': '17' }],
    ['GET', 204, {}],
    ['GET', 304, { etag: '"a"' }],
  ])('to %s with %s and without a body', async (method, status, headers) => {
    const { url, seen } = await between((_, outgoing) => outgoing.writeHead(status, headers).end())
    const { answer, body } = await ask(url, { method })
    expect([answer.statusCode, body.length]).toEqual([status, 0])
    expect(answer.headers).toMatchObject(headers)
    expect(seen.answers).toHaveLength(1)
  })

  test('as it trickles in', async () => {
    let end = () => {}
    const { url } = await between((_, outgoing) => {
      outgoing.write('first')
      end = () => outgoing.end('last')
    })
    const asking = request(url).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const [first] = await once(answer, 'data')
    expect(String(first)).toBe('first')
    end()
    const [last] = await once(answer, 'data')
    expect(String(last)).toBe('last')
  })

  test('broken off where the server breaks it off', async () => {
    const { url, seen } = await between((_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '10' })
      outgoing.write('half')
      setImmediate(() => outgoing.destroy())
    })
    await expect(ask(url)).rejects.toThrow()
    await expect.poll(() => seen.answers).toEqual([null])
  })
})

test('a caller that goes away is no longer waited for', async () => {
  const { url, seen } = await between(() => {})
  const asking = request(url, { method: 'POST' }).end()
  asking.on('error', () => {})
  await expect.poll(() => seen.requests).toHaveLength(1)
  asking.destroy()
  await expect.poll(() => seen.answers).toEqual([null])
  expect(seen.failures).toEqual([])
})

test('a server that does not answer is told of, with 502', async () => {
  const { url, seen, server } = await between(echo)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  const { answer, body } = await ask(url)
  expect(answer.statusCode).toBe(502)
  expect(body.toString()).toContain('did not answer')
  expect(seen.answers).toEqual([null])
  expect(seen.failures).toHaveLength(1)
})

test('a connection that is upgraded is passed on both ways', async () => {
  const { url, server } = await between(echo)
  server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n')
  const [head] = await once(socket, 'data')
  expect(String(head)).toContain('101 Switching Protocols')
  socket.write('hello')
  const [said] = await once(socket, 'data')
  expect(String(said)).toBe('hello')
  socket.destroy()
})
