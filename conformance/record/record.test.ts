import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { deadUrl } from '../../tests/support/tcp-server.ts'
import { main } from '../cli/main.ts'
import type { Report } from '../report/report.ts'
import { veilOver } from './veil.ts'

const WRITE = `writes: true
steps:
  - request: { method: POST, path: /api/breads, body: { data: { slug: new } } }
    expect: { status: 200 }
    save: { made: data.id }
  - request: GET /api/breads/<made>
    expect: { status: 200, body: { data.attributes.slug: new } }
  - request: DELETE /api/breads/<made>
    expect: { status: 200 }
  - request: GET /api/breads/<made>
    expect: { status: 404 }`
const CLAUSES = {
  list: clauseFile(
    'content.list',
    'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].id": [11, 12] } }',
  ),
  one: clauseFile(
    'content.one',
    'request: GET /api/breads/<breads:rye>\nexpect: { status: 200, body: { data.id: "<breads:rye>" } }',
  ),
  me: clauseFile(
    'content.me',
    'request: GET /api/me\nas: user:ann\nexpect: { status: 200, body: { caller: <string> } }',
  ),
  wrong: clauseFile('content.wrong', 'request: GET /api/breads\nexpect: { status: 404 }'),
  write: clauseFile('content.write', WRITE),
}

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'assayer-record-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

interface Recorded {
  readonly code: number
  readonly output: string
  readonly file: string
  readonly out: string
  readonly err: string
  rows(): readonly Record<string, unknown>[]
}

async function record(url: string, args: readonly string[], environment = {}): Promise<Recorded> {
  const io = memoryIo(environment)
  const output = directory()
  const code = await main(['record', '--url', url, '--world', 'bakery', '--output', output, ...args], io)
  const file = join(output, readdirSync(output)[0] ?? 'none')
  const rows = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  return { code, output, file, rows, ...io.printed }
}

async function recordSuite(override?: (request: Received) => Reply | undefined, environment = {}) {
  const specs = bakerySpecs(CLAUSES)
  return record(await httpServer(bakery(override).reply), ['--specs', specs], environment)
}

async function judgeRecording(file: string, clauses: Readonly<Record<string, string>>) {
  const io = memoryIo()
  const output = directory()
  const specs = bakerySpecs(clauses)
  const code = await main(['test', '--recording', file, '--specs', specs, '--output', output], io)
  const report: Report = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  const verdicts = report.clauses.flatMap(clause => clause.scenarios.map(it => [clause.id, it.verdict]))
  return { code, report, verdicts: Object.fromEntries(verdicts), ...io.printed }
}

describe('a recording of the suite', () => {
  test('has a line for each step, with the caller’s name and not its proof', async () => {
    const { code, rows, file } = await recordSuite()
    expect(code).toBe(0)
    expect(file).toMatch(/bakery\.ndjson$/)
    const lines = rows().filter(row => row.method)
    expect(lines.map(({ id, method, path, status }) => [id, method, path, status])).toEqual([
      ['content.list.case', 'GET', '/api/breads', 200],
      ['content.me.case', 'GET', '/api/me', 200],
      ['content.one.case', 'GET', '/api/breads/11', 200],
      ['content.wrong.case', 'GET', '/api/breads', 200],
      ['content.write.case#1', 'POST', '/api/breads', 200],
      ['content.write.case#2', 'GET', '/api/breads/22', 200],
      ['content.write.case#3', 'DELETE', '/api/breads/22', 200],
      ['content.write.case#4', 'GET', '/api/breads/22', 404],
    ])
    expect(lines[1]).toMatchObject({ as: 'user:ann', group: 'content.me', world: 'bakery' })
    expect(lines[1]).not.toHaveProperty('headers')
    expect(lines.map(({ fresh }) => fresh)).toEqual([...Array(4), true, ...Array(3)])
  })

  test('says who was recorded and which ids entries had', async () => {
    const { rows } = await recordSuite()
    expect(rows().filter(row => row.note)).toEqual([
      { note: 'target', target: expect.stringMatching(/^http:/), url: expect.stringMatching(/^http:/) },
      { note: 'id', world: 'bakery', name: 'breads:rye', is: 11 },
    ])
  })

  test('is the same to the byte when it is made again', async () => {
    const url = await httpServer(bakery().reply)
    const specs = bakerySpecs(CLAUSES)
    const [one, two] = [await record(url, ['--specs', specs]), await record(url, ['--specs', specs])]
    expect(readFileSync(one.file, 'utf8')).toBe(readFileSync(two.file, 'utf8'))
  })

  test('is replayed at the same server with the callers it names: all equal', async () => {
    const shop = bakery()
    const url = await httpServer(shop.reply)
    const specs = bakerySpecs(CLAUSES)
    const { file } = await record(url, ['--specs', specs])
    shop.received.length = 0
    const io = memoryIo()
    expect(await main(['replay', file, '--url', url, '--specs', specs], io)).toBe(0)
    expect(io.printed.out).toContain('8 of 8 equal')
    expect(shop.lines().filter(line => line === 'POST /__assayer/reset')).toHaveLength(2)
  })
})

describe('a recording judged offline', () => {
  test('gives the verdicts of the live run, writes included, without any server', async () => {
    const { file } = await recordSuite()
    const { verdicts, code, report } = await judgeRecording(file, CLAUSES)
    expect(verdicts).toEqual({
      'content.list': 'pass',
      'content.me': 'pass',
      'content.one': 'pass',
      'content.wrong': 'fail',
      'content.write': 'pass',
    })
    expect(code).toBe(1)
    expect(report.target).toMatch(/^recording of http:/)
  })

  test.each([
    ['as the suite publishes them', {}, 'full-key-of-the-bakery'],
    ['hidden, when they are the target’s own', { ASSAYER_TOKEN_FULL: 'a-token-of-somebody' }, '<redacted>'],
  ])('keys that stand in requests are noted %s', async (_, environment, noted) => {
    const key = clauseFile(
      'content.key',
      'request: { method: GET, path: /api/me, headers: { authorization: Bearer <token:full> } }\n' +
        'expect: { status: 200, body: { caller: "Bearer <token:full>" } }',
    )
    const specs = bakerySpecs({ key })
    const { file, rows } = await record(await httpServer(bakery().reply), ['--specs', specs], environment)
    expect(rows().find(row => row.note === 'fact')).toEqual({
      ...{ note: 'fact', world: 'bakery', name: '<token:full>', is: noted },
    })
    expect(readFileSync(file, 'utf8')).not.toContain('a-token-of-somebody')
    expect((await judgeRecording(file, { key })).verdicts).toEqual({ 'content.key': 'pass' })
  })

  test('by a newer suite: other expectations and new scenarios of recorded requests are judged', async () => {
    const { file } = await recordSuite()
    const { verdicts, code } = await judgeRecording(file, {
      list: clauseFile(
        'content.list',
        'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].id": [11] } }',
      ),
      fresh: clauseFile('content.fresh', 'request: GET /api/breads\nexpect: { status: 200 }'),
      shorter: clauseFile(
        'content.shorter',
        `writes: true
steps:
  - request: { method: POST, path: /api/breads, body: { data: { slug: new } } }
    expect: { status: 200 }
  - request: GET /api/breads/22
    expect: { status: 200 }`,
      ),
    })
    expect(verdicts).toEqual({ 'content.list': 'fail', 'content.fresh': 'pass', 'content.shorter': 'pass' })
    expect(code).toBe(1)
  })

  test('what was not recorded is not testable, and said so: exit 3', async () => {
    const { file } = await recordSuite()
    const { verdicts, code, out } = await judgeRecording(file, {
      path: clauseFile('content.path', 'request: GET /api/breads?sort=slug\nexpect: { status: 200 }'),
      caller: clauseFile('content.caller', 'request: GET /api/breads\nas: user:ann\nexpect: { status: 200 }'),
      id: clauseFile('content.id', 'request: GET /api/breads/<breads:oat>\nexpect: { status: 200 }'),
      state: clauseFile(
        'content.state',
        'writes: true\nsteps:\n  - { request: DELETE /api/breads/11, expect: { status: 200 } }\n  - { request: GET /api/breads, expect: { status: 200 } }',
      ),
    })
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['not-testable']))
    expect(out).toContain('the recording has no answer to GET /api/breads?sort=slug at this point')
    expect(out).toContain('the recording does not tell the id of oat in breads')
    expect(code).toBe(3)
  })

  test('another world was not recorded: not applicable', async () => {
    const { file } = await recordSuite()
    const other = clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }').replace(
      'world: bakery',
      'world: other',
    )
    const { verdicts, out } = await judgeRecording(file, { a: other, '../worlds/other/keys': '' })
    expect(verdicts).toEqual({ 'content.a': 'not-applicable' })
    expect(out).toContain('nothing was recorded on the world other')
  })
})

describe('requests of a file', () => {
  function fileOf(name: string, text: string): string {
    const file = join(directory(), name)
    writeFileSync(file, text)
    return file
  }

  test('are recorded, and judged as well', async () => {
    const url = await httpServer(bakery().reply)
    const requests = fileOf('r.txt', 'GET /api/breads\nGET /api/breads/99\nDELETE /api/breads/11')
    const { code, file, rows, err } = await record(url, [
      '--specs',
      bakerySpecs(CLAUSES),
      '--requests',
      requests,
    ])
    expect(code).toBe(0)
    expect(err).toBe('left out: 1 requests that may write (--writes takes them)\n')
    expect(
      rows()
        .slice(1)
        .map(({ path, status, group }) => [path, status, group]),
    ).toEqual([
      ['/api/breads', 200, 'r.txt'],
      ['/api/breads/99', 404, 'r.txt'],
    ])
    expect((await judgeRecording(file, { list: CLAUSES.list })).verdicts).toEqual({ 'content.list': 'pass' })
  })

  test('what gets no answer is named: exit 3', async () => {
    const url = await httpServer(
      bakery(({ target }) => (target === '/api/x' ? { headers: { 'content-length': '9' } } : undefined))
        .reply,
    )
    const requests = fileOf('r.txt', 'GET /api/x\nGET /api/breads')
    const { code, err, rows } = await record(url, [
      '--requests',
      requests,
      '--specs',
      bakerySpecs(CLAUSES),
      '--timeout',
      '300',
    ])
    expect(code).toBe(3)
    expect(err).toMatch(/^not recorded: .*r\.txt:1: /)
    expect(rows()).toHaveLength(2)
  })

  test.each([
    ['--requests', '/no/such/file', '/no/such/file cannot be read'],
    ['--har', '/dev/null', 'expected an HTTP Archive'],
    ['--access-log', '/dev/null', 'no line holds a request'],
  ])('%s %s is refused with 2', async (flag, file, message) => {
    const { code, err } = await record('http://127.0.0.1:9', [flag, file])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('a server that is down: exit 3, and no file', async () => {
    const { code, err, output } = await record(await deadUrl(), ['--requests', fileOf('r', 'GET /api/a')])
    expect(code).toBe(3)
    expect(err).toContain('cannot be reached')
    expect(readdirSync(output)).toEqual([])
  })
})

describe('no recording holds a secret', () => {
  const echo = ({ headers, target }: Received): Reply | undefined =>
    target.startsWith('/api/me')
      ? { body: { caller: headers.authorization ?? null, cookie: headers.cookie, target } }
      : undefined

  test('of the environment', async () => {
    const secret = 'password-from-the-environment'
    const login = ({ target }: Received): Reply | undefined =>
      target === '/api/auth/local' ? { body: { jwt: `token-of-${secret}` } } : undefined
    const { file } = await recordSuite(it => login(it) ?? echo(it), { ASSAYER_PASSWORD_ANN: secret })
    expect(readFileSync(file, 'utf8')).toContain('"as":"user:ann"')
    expect(readFileSync(file, 'utf8')).not.toContain(secret)
  })

  test('of an archive: headers, parameters and what the server makes of them', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer secret-of-the-browser' }]
    const url = 'https://x/api/me?key=secret-in-the-query&a=b'
    const har = join(directory(), 'a.har')
    writeFileSync(har, JSON.stringify({ log: { entries: [{ request: { method: 'GET', url, headers } }] } }))
    const target = await httpServer(bakery(echo).reply)
    const { file } = await record(target, ['--har', har, '--specs', bakerySpecs(CLAUSES)])
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/secret-/)
    expect(text).toContain('"path":"/api/me?key=<redacted>&a=b"')
    expect(text).toContain('"caller":"Bearer <redacted>"')
  })

  test.each([
    [
      'a token keeps its form and loses its signature',
      'Bearer eyJhbGciOi.eyJpZCI6MX0.c2lnbmF0',
      'Bearer eyJhbGciOi.eyJpZCI6MX0.redacted',
    ],
    ['what the suite itself publishes stays', 'open-secret', 'open-secret'],
    ['anything else goes', 'x=hush-hush-key', 'x=<redacted>'],
  ])('%s', (_, text, veiled) => {
    const veil = veilOver(['hush-hush-key', 'open-secret'], ['open-secret'])
    expect(veil.value({ a: [text] })).toEqual({ a: [veiled] })
  })
})
