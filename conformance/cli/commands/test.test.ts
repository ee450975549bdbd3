import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bakery } from '../../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../../tests/support/run-bakery.ts'
import { clauseFile } from '../../../tests/support/specs-directory.ts'
import { type Behaviour, deadUrl, tcpServer } from '../../../tests/support/tcp-server.ts'
import type { Report } from '../../report/report.ts'
import { main } from '../main.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200, body: { data: <array> } }'
const clauses = (count: number, scenario = GET) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`c${n}`, clauseFile(`content.c${n}`, scenario)]),
  )

function outputDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-report-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function runTest(url: string, args: readonly string[] = [], files = clauses(3)) {
  const io = memoryIo()
  const output = outputDirectory()
  const specs = bakerySpecs(files)
  const all = ['test', '--url', url, '--world', 'bakery', '--specs', specs, '--output', output, ...args]
  const code = await main(all, io)
  const read = (name: string) => readFileSync(join(output, name), 'utf8')
  const report = (): Report => JSON.parse(read('results.json'))
  return { code, output, specs, read, report, ...io.printed }
}

async function shop(override?: (request: Received) => Reply | undefined): Promise<string> {
  return httpServer(bakery(override).reply)
}

describe('exit codes', () => {
  test('0: everything as expected, all reports written', async () => {
    const { code, out, read } = await runTest(await shop())
    expect(code).toBe(0)
    expect(out).toContain('3 scenarios of 3 clauses')
    for (const name of ['results.json', 'timings.json', 'junit.xml', 'index.html', '.last-run.json']) {
      expect(read(name).length).toBeGreaterThan(10)
    }
  })

  test('1: a difference', async () => {
    const { code } = await runTest(await shop(() => ({ status: 500 })))
    expect(code).toBe(1)
  })

  test('3: nothing could be judged, although nothing differs', async () => {
    const files = clauses(2, `${GET}\nrequires: [production]`)
    const { code, out } = await runTest(await shop(), [], files)
    expect(code).toBe(3)
    expect(out).toContain('2 not applicable: it needs a target in production mode')
  })

  test('3: a scenario that could not be judged', async () => {
    const files = {
      ...clauses(1),
      lost: clauseFile('content.lost', 'request: GET /<breads:gone>\nexpect: { status: 200 }'),
    }
    expect((await runTest(await shop(), [], files)).code).toBe(3)
  })
})

describe('a hostile target ends the run by itself, and reports are written', () => {
  const rows: [what: string, behave: Behaviour, code: number, verdict: string][] = [
    ['silent', () => {}, 3, 'not-testable'],
    ['resets', socket => socket.resetAndDestroy(), 3, 'not-testable'],
    [
      'half a body',
      socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a"'),
      3,
      'not-testable',
    ],
    [
      '1 GB announced',
      socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n{'),
      3,
      'not-testable',
    ],
    [
      'a body without end',
      socket => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
        const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
        const pour = (): void => {
          while (socket.writable && socket.write(piece));
        }
        socket.on('drain', pour)
        pour()
      },
      3,
      'not-testable',
    ],
    ['no HTTP', socket => socket.end('+OK POP3 ready\r\n'), 3, 'not-testable'],
    ['wrong JSON', socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n{"a":'), 1, 'fail'],
    [
      'invalid UTF-8',
      socket => socket.write(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n"\xff"', 'latin1')),
      1,
      'fail',
    ],
    [
      'redirects',
      socket => socket.write('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n'),
      1,
      'fail',
    ],
  ]
  test.each(rows)('%s', async (_, behave, code, verdict) => {
    const result = await runTest(await tcpServer(behave), ['--timeout', '400'])
    expect(result.report().clauses.flatMap(clause => clause.scenarios.map(it => it.verdict))).toEqual([
      verdict,
      verdict,
      verdict,
    ])
    expect(result.code).toBe(code)
  })

  test('down', async () => {
    const { code, out, report } = await runTest(await deadUrl())
    expect(code).toBe(3)
    expect(out).toMatch(
      /The run ended early: http.* cannot be reached: nothing is listening there \(ECONNREFUSED\)\. 3 scenarios did not run/,
    )
    expect(report().stopped?.kind).toBe('target-down')
  })
})

describe('flags', () => {
  const RED = () => ({ status: 500 })

  test('--list runs nothing', async () => {
    const { code, out } = await runTest(await deadUrl(), ['--list'])
    expect([code, out]).toEqual([0, 'content.c0.case\ncontent.c1.case\ncontent.c2.case\n'])
  })

  test('-x ends at the first failure', async () => {
    const { report } = await runTest(await shop(RED), ['-x', '--workers', '1'])
    expect(report().summary).toMatchObject({ verdicts: { fail: 1 }, notRun: 2 })
  })

  test('--shard takes a part', async () => {
    const { report } = await runTest(await shop(), ['--shard', '2/2'])
    expect(report().clauses.map(({ id }) => id)).toEqual(['content.c1'])
    expect(report().shard).toBe('2/2')
  })

  test('--last-failed runs what was red, and nothing when nothing was', async () => {
    let isBroken = true
    const url = await shop(({ headers }) => (isBroken && headers.authorization ? { status: 500 } : undefined))
    const files = { ...clauses(2), bad: clauseFile('content.bad', `${GET}\nas: token:full`) }
    const first = await runTest(url, [], files)
    expect(first.code).toBe(1)
    const again = (...args: string[]) =>
      main(
        [
          'test',
          '--url',
          url,
          '--world',
          'bakery',
          '--specs',
          first.specs,
          '--output',
          first.output,
          '--last-failed',
          ...args,
        ],
        memoryIo(),
      )
    isBroken = false
    expect(await again()).toBe(0)
    const report: Report = JSON.parse(first.read('results.json'))
    expect(report.clauses.map(({ id }) => id)).toEqual(['content.bad'])
    expect(await again()).toBe(0)
    expect(JSON.parse(first.read('results.json')).clauses).toEqual([])
  })

  test('--strict makes a difference from an observed clause fail', async () => {
    const file = clauseFile(
      'content.o',
      'request: GET /api/breads\nexpect: { status: 404 }',
      'status: observed',
    ).replace('[content/some.statement]', '[{ program: P, version: "1", date: 2026-01-01, evidence: e }]')
    const url = await shop()
    expect((await runTest(url, [], { o: file })).code).toBe(0)
    expect((await runTest(url, ['--strict'], { o: file })).code).toBe(1)
  })

  test('--reporter chooses', async () => {
    const { out, read } = await runTest(await shop(), ['--reporter', 'json,markdown'])
    expect(out).toMatch(/^reports \(json, markdown\): /)
    expect(read('summary.md')).toContain('3 pass')
    expect(() => read('junit.xml')).toThrow('ENOENT')
  })

  test('no secret of the environment appears in any report', async () => {
    const secret = 'token-from-the-environment'
    const io = memoryIo({ ASSAYER_TOKEN_FULL: secret })
    const output = outputDirectory()
    const url = await shop(({ headers }) => ({ body: { echo: headers.authorization } }))
    const specs = bakerySpecs(clauses(1, `${GET}\nas: token:full`))
    await main(
      [
        'test',
        '--url',
        url,
        '--world',
        'bakery',
        '--specs',
        specs,
        '--output',
        output,
        '--reporter',
        'json,junit,html,markdown,github,console',
      ],
      io,
    )
    const files = ['results.json', 'junit.xml', 'index.html', 'summary.md', 'timings.json', '.last-run.json']
    const texts = files.map(name => readFileSync(join(output, name), 'utf8'))
    expect([...texts, io.printed.out, io.printed.err].join('\n')).not.toContain(secret)
    expect(texts[0]).toContain('<redacted>')
  })
})
