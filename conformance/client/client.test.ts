import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Behaviour, deadUrl, response, tcpServer } from '../../tests/support/tcp-server.ts'
import { openClient } from './client.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import type { WireRequest } from './wire-request.ts'

const SMALL: Limits = { ...DEFAULT_LIMITS, size: 1000 }
const SHORT: Limits = { ...SMALL, total: 300 }
const GET: WireRequest = { method: 'GET', path: '/', headers: {}, body: null }

function client(url: string, limits: Limits = SMALL, signal?: AbortSignal) {
  const opened = openClient({ url, connections: 2, limits, ...(signal && { signal }) })
  onTestFinished(() => opened.close())
  return opened
}

describe('what goes out', () => {
  async function headOf(request: Partial<WireRequest>, below = ''): Promise<string> {
    const url = await tcpServer((socket, head) => socket.write(response(200, JSON.stringify(head))))
    const outcome = await client(url + below).send({ ...GET, ...request })
    return outcome.kind === 'answer' ? String(outcome.json) : outcome.says
  }

  test.each([
    ['/a?filters[x][$eq]=1&b=c,d:e', '/a?filters[x][$eq]=1&b=c,d:e'],
    ['/a/../b/./c//d?x=..', '/a/../b/./c//d?x=..'],
    ['/a?x=%zz%2f%', '/a?x=%zz%2f%'],
    ['/a?x=é"<>{}|\\^`#', '/a?x=%C3%A9%22%3C%3E%7B%7D%7C%5C%5E%60%23'],
    ['/a?q=a b+c\n\0', '/a?q=a%20b+c%0A%00'],
    ['/😀', '/%F0%9F%98%80'],
    ["/a?x='!*()~", "/a?x='!*()~"],
    ['/a?x=\ud800', '/a?x=%EF%BF%BD'],
  ])('the path %j is on the wire as %s', async (path, target) => {
    expect((await headOf({ path })).split('\r\n')[0]).toBe(`GET ${target} HTTP/1.1`)
  })

  test('a URL with a path stands before every path', async () => {
    expect(await headOf({ path: '/api/x' }, '/base')).toMatch(/^GET \/base\/api\/x HTTP/)
  })

  test('headers and a body, also with GET', async () => {
    const head = await headOf({ headers: { 'x-a': 'b' }, body: 'abc' })
    expect(head).toMatch(/x-a: b\r\n/)
    expect(head).toMatch(/content-length: 3\r\n/)
    expect(head).toMatch(/abc$/)
  })

  test('any method', async () => {
    expect(await headOf({ method: 'PROPFIND' })).toMatch(/^PROPFIND \/ HTTP/)
  })

  test('a header that cannot be sent is the caller’s mistake, not an outcome', async () => {
    await expect(headOf({ headers: { 'a b': 'c' } })).rejects.toThrow('header')
  })
})

const end =
  (bytes: string | Buffer): Behaviour =>
  socket =>
    socket.end(bytes)

describe('answers', () => {
  const rows: [what: string, bytes: Buffer, answer: object][] = [
    [
      'JSON',
      response(200, '{"a":[1]}'),
      { status: 200, text: '{"a":[1]}', json: { a: [1] }, isBroken: false },
    ],
    ['any status', response(599, 'x'), { status: 599, text: 'x' }],
    ['no body', response(204, '', {}), { status: 204, text: '', json: undefined, size: 0 }],
    [
      'a redirect is not followed',
      response(302, '', { location: '/' }),
      { status: 302, headers: { location: '/' } },
    ],
    ['wrong JSON is text', response(200, '{"a":'), { text: '{"a":', json: undefined }],
    ['a page is text', response(200, '<html>'), { text: '<html>', json: undefined }],
    ['a JSON text', response(200, ' "x"'), { json: 'x' }],
    ['null is JSON', response(200, 'null'), { json: null }],
    [
      'bytes that are no UTF-8',
      response(200, Buffer.from([34, 0xff, 34])),
      { isBroken: true, text: '"\ufffd"' },
    ],
    [
      'a byte order mark stays, and may come before JSON',
      response(200, '\ufeff{}'),
      { text: '\ufeff{}', json: {} },
    ],
    [
      'an encoding that nobody asked for',
      response(200, gzipSync('{"a":1}'), { 'content-encoding': 'gzip' }),
      { json: { a: 1 }, size: 7, headers: { 'content-encoding': 'gzip' } },
    ],
    ['another one', response(200, brotliCompressSync('[2]'), { 'content-encoding': 'br' }), { json: [2] }],
    [
      'what is not encoded as it says',
      response(200, '{}', { 'content-encoding': 'gzip' }),
      { text: '{}', json: {} },
    ],
    [
      'what would be larger than the limit when it is decoded',
      response(200, gzipSync('x'.repeat(1001)), { 'content-encoding': 'gzip' }),
      { isBroken: true },
    ],
    ['exactly the size limit', response(200, 'x'.repeat(1000)), { size: 1000 }],
    [
      'an interim answer comes first',
      Buffer.concat([Buffer.from('HTTP/1.1 103 Early\r\n\r\n'), response(200, '1')]),
      {
        status: 200,
        json: 1,
      },
    ],
  ]
  test.each(rows)('%s', async (_, bytes, answer) => {
    const url = await tcpServer(socket => socket.write(bytes))
    expect(await client(url).send(GET)).toMatchObject({ kind: 'answer', ...answer })
  })

  test('a header sent twice is a list', async () => {
    const url = await tcpServer(
      end('HTTP/1.1 200 OK\r\nset-cookie: a\r\nSet-Cookie: b\r\ncontent-length: 0\r\n\r\n'),
    )
    expect(await client(url).send(GET)).toMatchObject({ headers: { 'set-cookie': ['a', 'b'] } })
  })
})

describe('no answers', () => {
  const hang: Behaviour = () => {}
  const endless: Behaviour = socket => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
    const pour = setInterval(() => socket.write(`10\r\n${'x'.repeat(16)}\r\n`), 1)
    socket.on('close', () => clearInterval(pour))
  }
  const drip: Behaviour = socket => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\n')
    const pour = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(pour))
  }
  const rows: [what: string, behave: Behaviour, reason: string, says: RegExp][] = [
    ['a target that never answers', hang, 'body-timeout', /no complete answer within 300 ms/],
    [
      'a reset',
      socket => socket.resetAndDestroy(),
      'broken-off',
      /connection closed before the answer was complete/,
    ],
    ['a connection closed without a word', end(''), 'broken-off', /connection closed/],
    ['half a head', end('HTTP/1.1 200 OK\r\ncontent-le'), 'broken-off', /connection closed/],
    [
      'half a body',
      end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'),
      'broken-off',
      /closed|content-length/,
    ],
    [
      'half a chunked body',
      end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\na\r\nabc'),
      'broken-off',
      /closed/,
    ],
    [
      'a gigabyte announced',
      end('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n'),
      'too-large',
      /limit of 1000/,
    ],
    ['a body without end', endless, 'too-large', /limit of 1000/],
    ['a body that drips', drip, 'body-timeout', /within 300 ms/],
    ['no HTTP', end('SSH-2.0-OpenSSH_9\r\n\r\n'), 'malformed', /is not HTTP/],
    [
      'two content-lengths',
      end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
      'broken-off',
      /does not have the length/,
    ],
    [
      'heads without end',
      socket => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}`),
      'malformed',
      /HTTP/,
    ],
  ]
  test.each(rows)('%s', async (_, behave, reason, says) => {
    const url = await tcpServer(behave)
    const limits = reason === 'body-timeout' ? SHORT : SMALL
    const outcome = await client(url, limits).send(GET)
    expect(outcome).toMatchObject({ kind: 'no-answer', reason, says: expect.stringMatching(says) })
  })

  test('nobody listens', async () => {
    const outcome = await client(await deadUrl()).send(GET)
    expect(outcome).toMatchObject({
      reason: 'unreachable',
      says: 'nothing is listening there (ECONNREFUSED)',
    })
  })

  test('a failed request is not sent again', async () => {
    let requests = 0
    const url = await tcpServer(socket => {
      requests++
      socket.destroy()
    })
    await client(url).send(GET)
    expect(requests).toBe(1)
  })

  test('a good answer after a bad one on the same client', async () => {
    let requests = 0
    const url = await tcpServer(socket =>
      requests++ === 0 ? socket.destroy() : socket.write(response(200, '1')),
    )
    const { send } = client(url)
    expect(await send(GET)).toMatchObject({ reason: 'broken-off' })
    expect(await send(GET)).toMatchObject({ status: 200 })
  })

  test('an interrupted run ends what is under way, and what comes after', async () => {
    const abort = new AbortController()
    const { send } = client(await tcpServer(hang), DEFAULT_LIMITS, abort.signal)
    const underWay = send(GET)
    abort.abort()
    expect(await underWay).toMatchObject({ reason: 'interrupted' })
    expect(await send(GET)).toMatchObject({ reason: 'interrupted' })
  })
})
