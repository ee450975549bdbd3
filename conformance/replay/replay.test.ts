import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from '../cli/main.ts'
import type { Answer } from '../client/outcome.ts'
import { compareRecorded, type Depth } from './compare-recorded.ts'
import { type RecordedLine, readRecording } from './recording.ts'

const LINE: RecordedLine = {
  id: 'a-1',
  group: 'a',
  variant: null,
  method: 'GET',
  path: '/',
  headers: {},
  body: undefined,
  status: 200,
  responseHeaders: { 'content-type': 'application/json' },
  responseBody: { a: 1 },
  isText: false,
  world: null,
  as: 'public',
  token: null,
  writes: false,
  isFresh: false,
}
const MOMENT = { from: Date.parse('2026-05-01T12:00:00.000Z'), to: Date.parse('2026-05-01T12:00:01.000Z') }
const NOW = '2026-05-01T12:00:00.500Z'

function answer(status: number, body: unknown): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const json = typeof body === 'string' ? undefined : body
  return { kind: 'answer', status, headers: {}, text, json, size: 0, isBroken: false, ms: 0 }
}

const compare = (line: Partial<RecordedLine>, status: number, body: unknown, depth: Depth = 'body') =>
  compareRecorded({ ...LINE, ...line }, answer(status, body), {
    ...{ depth, moment: MOMENT, isKnownTime: time => time.startsWith('2024') },
  })

describe('equal to the recorded answer', () => {
  test.each<[string, Partial<RecordedLine>, number, unknown]>([
    ['the same status and body', {}, 200, { a: 1 }],
    ['keys in another order', { responseBody: { a: 1, b: 2 } }, 200, { b: 2, a: 1 }],
    [
      'a 400 where the real program crashes',
      { status: 500, responseBody: { error: {} } },
      400,
      { data: null },
    ],
    ['times of now', { responseBody: [{ at: '2026-11-21T00:39:40.083Z' }] }, 200, [{ at: NOW }]],
    [
      'times of now in another zone than UTC',
      { responseBody: { at: '2026-11-21T02:39:40.083+02:00' } },
      200,
      { at: '2026-05-01T14:00:00.500+02:00' },
    ],
    [
      'tokens that nobody else can read',
      { responseBody: { jwt: 'eyJh.eyJp.c2ln' } },
      200,
      { jwt: 'v4.local.x' },
    ],
    ['tokens', { responseBody: { jwt: 'eyJh.eyJp.c2ln' } }, 200, { jwt: 'eyJx.eyJy.eno' }],
    ['hashes', { responseBody: `$2a$10$${'a'.repeat(53)}` }, 200, `$2b$10$${'b'.repeat(53)}`],
    ['what was redacted', { responseBody: { a: 'key <redacted> (x)' } }, 200, { a: 'key of mine (x)' }],
    [
      'a page of the same status',
      { responseHeaders: { 'content-type': 'text/html; charset=utf-8' } },
      200,
      '<p>',
    ],
    ['nothing', { status: 204, responseBody: '' }, 204, ''],
    ['a text that looks like a matcher', { responseBody: '<any>' }, 200, '<any>'],
    [
      'errors of GraphQL that arose elsewhere in the code',
      {
        responseBody: {
          errors: [{ message: 'no', extensions: { code: 'X', exception: { stacktrace: ['a'] } } }],
        },
      },
      200,
      { errors: [{ message: 'no', extensions: { code: 'X', exception: { stacktrace: ['b'] } } }] },
    ],
    [
      'errors in a batch of which one tells where it arose',
      { responseBody: [{ errors: [{ extensions: { exception: { stacktrace: ['a'] } } }] }] },
      200,
      [{ errors: [{ extensions: {} }] }],
    ],
  ])('%s', (_, line, status, body) => {
    expect(compare(line, status, body)).toBeNull()
  })
})

describe('different from the recorded answer', () => {
  test.each<[string, Partial<RecordedLine>, number, unknown, string]>([
    ['another status', {}, 201, { a: 1 }, 'status'],
    ['a crash where the real program refuses', { status: 400 }, 500, {}, 'status'],
    ['another value', {}, 200, { a: '1' }, 'body.a'],
    ['an extra key', {}, 200, { a: 1, b: 2 }, 'body.b'],
    ['a missing item', { responseBody: [1, 2] }, 200, [1], 'body[1]'],
    [
      'a time that the world holds',
      { responseBody: { at: '2024-01-01T00:00:00.000Z' } },
      200,
      { at: NOW },
      'body.at',
    ],
    ['a time of now in another form', { responseBody: { at: '2026-11-21' } }, 200, { at: NOW }, 'body.at'],
    [
      'a time that the world holds in another zone',
      { responseBody: { at: '2024-01-01T02:00:00.000+02:00' } },
      200,
      { at: '2026-05-01T14:00:00.500+02:00' },
      'body.at',
    ],
    [
      'a time of now in another zone',
      { responseBody: { at: '2026-11-21T00:39:40.083Z' } },
      200,
      { at: '2026-05-01T14:00:00.500+02:00' },
      'body.at',
    ],
    [
      'an older time',
      { responseBody: { at: '2026-11-21T00:39:40.083Z' } },
      200,
      { at: '2025-01-01T00:00:00.000Z' },
      'body.at',
    ],
    ['a matcher is a value like any other', { responseBody: { a: '<any>' } }, 200, { a: 1 }, 'body.a'],
    ['another text around what was redacted', { responseBody: 'key <redacted>.' }, 200, 'a key x.', 'body'],
    ['nothing where something was redacted', { responseBody: 'key <redacted>' }, 200, 'key ', 'body'],
    ['a text where JSON was', {}, 200, 'oops', 'body'],
    [
      'another code of an error that tells where it arose',
      { responseBody: { errors: [{ extensions: { code: 'X', exception: {} } }] } },
      200,
      { errors: [{ extensions: { code: 'Y', exception: {} } }] },
      'body.errors[0].extensions.code',
    ],
    [
      'an exception that is no error of GraphQL',
      { responseBody: { extensions: { exception: 1 } } },
      200,
      { extensions: { exception: 2 } },
      'body.extensions.exception',
    ],
  ])('%s', (_, line, status, body, path) => {
    expect(compare(line, status, body)?.path).toBe(path)
  })
})

describe('compared by type', () => {
  const refused = (type: string) => ({ errors: [{ type, message: 'no', id: '1' }] })

  test.each<[string, unknown, unknown, string | undefined]>([
    [
      'the same type of error',
      refused('NotFoundError'),
      { errors: [{ errorType: 'NotFoundError' }] },
      undefined,
    ],
    ['another type of error', refused('NotFoundError'), refused('BadRequestError'), 'error type'],
    ['the name of an error', { error: { name: 'NotFoundError' } }, { error: { name: 'X' } }, 'error type'],
    ['another body without errors', { a: 1 }, { a: 2 }, undefined],
  ])('%s', (_, recorded, actual, path) => {
    expect(compare({ responseBody: recorded }, 200, actual, 'type')?.path).toBe(path)
  })
})

function fileWith(lines: readonly unknown[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-replay-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = join(directory, 'recorded.ndjson')
  writeFileSync(file, lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  return file
}

describe('a file of lines', () => {
  test('both names of headers and body are read, notes are left out', () => {
    const file = fileWith([
      { id: '1', group: 'g', method: 'GET', path: '/', status: 200, headers: { a: 'b' }, body: { x: 1 } },
      {
        id: '2',
        group: 'g',
        method: 'GET',
        path: '/',
        status: 200,
        requestHeaders: { a: 'b' },
        requestBody: 'x',
      },
      { id: 'mails', count: 2 },
    ])
    expect(readRecording(file).map(({ id, headers, body }) => ({ id, headers, body }))).toEqual([
      { id: '1', headers: { a: 'b' }, body: { x: 1 } },
      { id: '2', headers: { a: 'b' }, body: 'x' },
    ])
  })

  test.each([
    ['[]', 'expected a JSON object'],
    ['{', 'expected a JSON object'],
    ['{"method":"GET"}', 'expected a line with method, path and status'],
  ])('%s is refused', (line, message) => {
    expect(() => readRecording(fileWith([line]))).toThrow(message)
  })
})

describe('assayer replay', () => {
  const line = (id: string, path: string, status: number, responseBody: unknown, more = {}) => ({
    ...{ id, group: id.split('-')[0], method: 'GET', path, status, responseHeaders: {}, responseBody },
    ...more,
  })

  async function runReplay(lines: readonly unknown[], ...args: readonly string[]) {
    return replayAt(bakery(), lines, args)
  }

  async function replayAt(
    shop: ReturnType<typeof bakery>,
    lines: readonly unknown[],
    args: readonly string[] = [],
  ) {
    const url = await httpServer(shop.reply)
    const io = memoryIo()
    const file = fileWith(lines)
    const code = await main(['replay', file, '--url', url, '--json', `${file}.json`, ...args], io)
    return {
      code,
      lines: shop.lines(),
      json: () => JSON.parse(readFileSync(`${file}.json`, 'utf8')),
      ...io.printed,
    }
  }

  test('sends lines in order on a world that is put back, and groups differences by cause', async () => {
    const missing = { data: null, error: { status: 404, name: 'NotFoundError' } }
    const { code, out, lines, json } = await runReplay([
      line('a-1', '/api/breads/7', 404, missing),
      line('a-2', '/api/breads/8', 200, { data: { id: 8 } }),
      line('b-1', '/api/breads/9', 200, { data: { id: 9 } }),
    ])
    expect(code).toBe(1)
    expect(lines).toEqual([
      'GET /__assayer/quirks',
      'POST /__assayer/reset',
      'GET /api/breads/7',
      'GET /api/breads/8',
      'GET /api/breads/9',
    ])
    expect(out).toContain('a: 1 of 2 equal (50.00 %)\nb: 0 of 1 equal (0.00 %)\n')
    expect(out).toContain('2 × status, recorded 200, now 404: a-2, b-1\n')
    expect(json()).toMatchObject({ lines: 3, equal: 1, causes: [{ path: 'status', ids: ['a-2', 'b-1'] }] })
  })

  test('a server that cannot put its world back is sent only what reads', async () => {
    const foreign = bakery(({ target }) => (target.startsWith('/__assayer') ? { status: 404 } : undefined))
    const login = { body: { identifier: 'ann', password: 'crumbs-and-crust' }, method: 'POST' }
    const { lines, err } = await replayAt(foreign, [
      line('a-1', '/api/breads/7', 404, {}),
      line('a-2', '/api/breads/11', 200, {}, { method: 'DELETE' }),
      line('a-3', '/api/auth/local', 200, {}, login),
      line('a-4', '/graphql', 200, {}, { method: 'POST', body: { query: '{ bread { data { id } } }' } }),
    ])
    expect(lines).toEqual(['GET /__assayer/quirks', 'GET /api/breads/7', 'POST /graphql'])
    expect(err).toContain('left out: 2 lines that may write')
  })

  test('0 when all are equal', async () => {
    const { code } = await runReplay([
      line('a-1', '/api/me', 200, { caller: 'x' }, { headers: { authorization: 'x' } }),
    ])
    expect(code).toBe(0)
  })

  test('lines of another configuration are left out, and that is said', async () => {
    const lines = [
      line('a-1', '/api/me', 200, { caller: null }),
      line('a-2', '/', 200, {}, { variant: 'no limits' }),
    ]
    const { code, err, json } = await runReplay(lines)
    expect(code).toBe(0)
    expect(err).toMatch(/^left out: 1 lines of .*, recorded with another configuration: no limits\n$/)
    expect(json().lines).toBe(1)
    expect((await runReplay(lines, '--variant', 'no limits')).json().lines).toBe(1)
  })

  test('3 when nothing was sent', async () => {
    expect((await runReplay([line('a-2', '/', 200, {}, { variant: 'x' })])).code).toBe(3)
  })
})
