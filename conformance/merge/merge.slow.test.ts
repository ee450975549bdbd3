import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { main } from '../cli/main.ts'
import { reporters } from '../report/reporters.ts'

const observed = (id: string, scenario: string) =>
  clauseFile(id, scenario, 'status: assumed\nwhy: nobody says')
const accept = (first: number, second: number) =>
  `request: GET /api/breads\naccept:\n  - { who: A, expect: { status: ${first} } }\n  - { who: B, expect: { status: ${second} } }`

/** Every verdict that a run can have, writes and reads, and a target that mixes two programs. */
const CLAUSES = {
  a: clauseFile('content.a', 'request: GET /api/breads\nexpect: { status: 200 }'),
  b: clauseFile('content.b', 'request: GET /api/breads/<breads:rye>\nexpect: { status: 404 }'),
  c: observed('content.c', 'request: GET /api/breads\nexpect: { status: 201 }'),
  d: clauseFile('content.d', 'request: GET /api/breads/<breads:gone>\nexpect: { status: 200 }'),
  e: clauseFile('content.e', 'request: GET /\nexpect: { status: 200 }\nrequires: [production]'),
  f: clauseFile('content.f', accept(200, 404)),
  g: clauseFile('content.g', accept(404, 200)),
  h: clauseFile(
    'content.h',
    'writes: true\nrequest: DELETE /api/breads/<breads:oat>\nexpect: { status: 200 }',
  ),
  i: clauseFile('content.i', 'writes: true\nrequest: DELETE /api/breads/99\nexpect: { status: 200 }'),
  j: clauseFile(
    'content.j',
    'request: GET /api/me\nas: user:ann\nexpect: { status: 200, body: { caller: x } }',
  ),
}
const ALL = reporters.map(({ name }) => name).filter(name => name !== 'blob')

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'assayer-merge-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

interface Setup {
  readonly url: string
  readonly specs: string
}

async function setUp(clauses: Readonly<Record<string, string>> = CLAUSES): Promise<Setup> {
  return { url: await httpServer(bakery().reply), specs: bakerySpecs(clauses) }
}

async function runTest({ url, specs }: Setup, ...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(['test', '--url', url, '--world', 'bakery', '--specs', specs, ...args], io)
  return { code, ...io.printed }
}

async function merge(...args: readonly string[]) {
  const io = memoryIo()
  const code = await main(['merge-reports', ...args], io)
  return { code, ...io.printed }
}

/** What was printed and every file, times apart. */
function withoutTimes(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text
        .replace(/ time="[\d.]+"/g, '')
        .replace(/"timings":\{[^}]*\}/, '')
        .replace(/"(duration|stop)": \d+/g, ''),
    ]),
  )
}

function filesIn(place: string): Readonly<Record<string, string>> {
  const names = readdirSync(place).filter(name => name !== 'timings.json')
  return Object.fromEntries(names.map(name => [name, readFileSync(join(place, name), 'utf8')]))
}

describe('n shards merged equal one run', () => {
  test.each([1, 2, 3, 7])('n = %i, byte for byte, times apart', async count => {
    const setup = await setUp()
    const [whole, shards, merged] = [directory(), directory(), directory()]
    const all = ['--reporter', ALL.join(',')]
    const one = await runTest(setup, '--output', whole, ...all)
    for (let index = 1; index <= count; index++) {
      await runTest(setup, '--output', shards, '--shard', `${index}/${count}`, '--reporter', 'blob')
    }
    const joined = await merge(shards, '--specs', setup.specs, '--output', merged, ...all)
    expect(withoutTimes(filesIn(merged))).toEqual(withoutTimes(filesIn(whole)))
    expect(joined.out.replaceAll(merged, '')).toBe(one.out.replaceAll(whole, ''))
    expect(joined.code).toBe(one.code)
    expect(Object.keys(filesIn(whole)).length).toBeGreaterThanOrEqual(5)
  })

  test('also cut by recorded times, and repeated', async () => {
    const setup = await setUp()
    const [whole, shards, merged] = [directory(), directory(), directory()]
    await runTest(setup, '--output', whole, '--repeat-each', '2', '--reporter', 'json')
    const times = ['--timings', join(whole, 'timings.json'), '--repeat-each', '2']
    for (const shard of ['1/3', '2/3', '3/3'])
      await runTest(setup, '--output', shards, '--shard', shard, '--reporter', 'blob', ...times)
    await merge(shards, '--output', merged, '--reporter', 'json')
    expect(filesIn(merged)).toEqual(filesIn(whole))
  })

  test('also with a baseline that is out of date: no shard can tell, the merged report does', async () => {
    const good = (name: string) => `  - id: content.k.${name}
    says: a fact
    world: bakery
    request: GET /api/breads
    expect: { status: 200 }`
    const two = `clause: content.k
says: a rule
source: [content/some.statement]
status: documented
scenarios:
${good('one')}
${good('two')}
`
    const setup = await setUp({ b: CLAUSES.b, k: two })
    const [whole, shards, merged] = [directory(), directory(), directory()]
    const known = join(directory(), 'known.yaml')
    const facts = 'reason: it was so, firstSeen: 2026-01-02'
    writeFileSync(known, `known:\n  - { clause: content.k, ${facts} }\n  - { clause: content.b, ${facts} }\n`)
    const common = ['--baseline', known, '--reporter']
    const one = await runTest(setup, '--output', whole, ...common, 'json')
    for (const shard of ['1/2', '2/2'])
      await runTest(setup, '--output', shards, '--shard', shard, ...common, 'blob')
    const joined = await merge(shards, '--output', merged, '--reporter', 'json')
    expect(filesIn(merged)).toEqual(filesIn(whole))
    expect(filesIn(whole)['results.json']).toContain(
      'it passes, although the baseline lists it under clause content.k',
    )
    expect([one.code, joined.code]).toEqual([1, 1])
  })

  test('timings.json holds the time of every scenario that was sent', async () => {
    const setup = await setUp()
    const [shards, merged] = [directory(), directory()]
    for (const shard of ['1/2', '2/2'])
      await runTest(setup, '--output', shards, '--shard', shard, '--reporter', 'blob')
    await merge(shards, '--output', merged, '--reporter', 'json')
    const { milliseconds } = JSON.parse(readFileSync(join(merged, 'timings.json'), 'utf8'))
    // content.e is not applicable: it was not sent.
    expect(Object.keys(milliseconds)).toEqual(
      ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i', 'j'].map(it => `content.${it}.case`),
    )
  })
})

describe('nothing that was judged is lost', () => {
  const GOOD = {
    a: CLAUSES.a,
    b: CLAUSES.f.replace('content.f', 'content.b').replace('content.f', 'content.b'),
  }

  async function killedShard(lines: number) {
    const setup = await setUp(GOOD)
    const output = directory()
    await runTest(setup, '--output', output, '--reporter', 'blob')
    const file = join(output, 'blob.ndjson')
    const text = readFileSync(file, 'utf8').split('\n').slice(0, lines).join('\n')
    rmSync(join(output, '.last-run.json'))
    return { setup, output, file, text }
  }

  test('of a runner that was killed: what it wrote is reported, the rest was not run, exit 3', async () => {
    const { output, file, text } = await killedShard(2)
    writeFileSync(file, `${text}\n{"scenario":{"id":"content.b.ca`)
    const { code, out } = await merge(output, '--output', directory())
    expect(code).toBe(3)
    expect(out).toContain('1 pass · 1 not run')
    expect(out).toContain('The run ended early: the runner was killed. 1 scenarios did not run.')
  })

  test('--last-failed runs what a killed runner did not judge', async () => {
    const { setup, output, file, text } = await killedShard(2)
    writeFileSync(file, `${text}\n`)
    const { out } = await runTest(setup, '--output', output, '--last-failed', '--list')
    expect(out).toBe('content.b.case\n')
  })

  test('a shard that is missing is named, exit 3', async () => {
    const setup = await setUp(GOOD)
    const shards = directory()
    await runTest(setup, '--output', shards, '--shard', '2/2', '--reporter', 'blob')
    const { code, out } = await merge(shards, '--output', directory())
    expect(code).toBe(3)
    expect(out).toContain('The run ended early: shard 1/2: its blob is missing. 1 scenarios did not run.')
  })

  test('a shard that ended early says so for the whole run', async () => {
    const setup = await setUp({
      a: CLAUSES.b.replace('content.b', 'content.a').replace('content.b', 'content.a'),
      b: GOOD.b,
      c: CLAUSES.c,
      d: CLAUSES.d,
    })
    const shards = directory()
    for (const shard of ['1/2', '2/2'])
      await runTest(setup, '--output', shards, '--shard', shard, '--reporter', 'blob', '-x', '--workers', '1')
    const { code, out } = await merge(shards, '--output', directory())
    expect(code).toBe(1)
    expect(out).toContain(
      'The run ended early: shard 1/2: 1 scenarios failed (--max-failures 1). 1 scenarios',
    )
  })

  test('without the blob reporter the journal is gone at the end', async () => {
    const output = directory()
    await runTest(await setUp(GOOD), '--output', output)
    expect(readdirSync(output).filter(name => name.startsWith('blob'))).toEqual([])
  })
})

describe('blobs that are not of one run are refused with 2', () => {
  async function mergeTwo(one: readonly string[], other: readonly string[], second?: Setup) {
    const setup = await setUp()
    const [a, b] = [directory(), directory()]
    await runTest(setup, '--output', a, '--reporter', 'blob', ...one)
    await runTest(second ?? setup, '--output', b, '--reporter', 'blob', ...other)
    return merge(a, b, '--output', directory())
  }

  test.each<[string, string[], string[], string]>([
    [
      'the same shard twice',
      ['--shard', '1/2'],
      ['--shard', '1/2'],
      'are from the same shard: keep only one',
    ],
    ['different numbers of shards', ['--shard', '1/2'], ['--shard', '2/3'], 'with 2 and 3 shards'],
    [
      'other scenarios',
      ['--shard', '1/2', 'content.a', 'content.b'],
      ['--shard', '2/2'],
      'differ in their plan:',
    ],
    [
      'strict and not',
      ['--shard', '1/2', '--strict'],
      ['--shard', '2/2'],
      'differ in their strict (true and false)',
    ],
    [
      'a bar for what is unstable, and none',
      ['--shard', '1/2', '--fail-on-unstable'],
      ['--shard', '2/2'],
      'differ in their failOnUnstable (true and undefined)',
    ],
    [
      'repeated and not',
      ['--shard', '1/2', '--repeat-each', '2'],
      ['--shard', '2/2'],
      'differ in their plan:',
    ],
  ])('%s', async (_, one, other, message) => {
    const { code, err } = await mergeTwo(one, other)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('another target', async () => {
    const { code, err } = await mergeTwo(['--shard', '1/2'], ['--shard', '2/2'], await setUp())
    expect(err).toContain('`assayer matrix` shows several targets')
    expect(code).toBe(2)
  })

  test('cut by other times', async () => {
    const timings = join(directory(), 'timings.json')
    writeFileSync(timings, '{"format":"assayer-timings","version":1,"milliseconds":{"content.a.case":5}}')
    const { err } = await mergeTwo(['--shard', '1/2'], ['--shard', '2/2', '--timings', timings])
    expect(err).toContain('give all shards the same --timings file')
  })

  test.each<[string, string, string]>([
    ['no JSON', 'x\n', 'blob.ndjson:1 is no JSON'],
    ['another file', '{"format":"assayer-results"}\n', 'blob.ndjson:1 is not a line of a blob'],
    ['nothing', '', 'is not a blob'],
    ['no head', '{"stopped":null}\n', 'is not a blob'],
  ])('%s', async (_, text, message) => {
    const place = directory()
    writeFileSync(join(place, 'blob.ndjson'), text)
    const { code, err } = await merge(place)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test('no blob at all', async () => {
    expect((await merge(directory())).err).toContain('write some with --reporter blob')
    expect((await merge('/no/such/place')).err).toContain('There is no /no/such/place.')
    expect((await merge()).err).toContain('needs the directory that holds the blobs')
  })
})
