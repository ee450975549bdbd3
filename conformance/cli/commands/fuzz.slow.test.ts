import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { runBin } from '../../../tests/support/run-bin.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { clauseFile, specsDirectory } from '../../../tests/support/specs-directory.ts'
import { deadUrl, response, tcpServer } from '../../../tests/support/tcp-server.ts'
import { LIBRARY_FILES } from '../../fuzz/library-world.fixture.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { serveReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

function libraryDirectory(): string {
  const files = Object.entries(LIBRARY_FILES).map(([path, text]) => [`library/${path}`, text])
  return join(scratchDirectory(Object.fromEntries(files)), 'library')
}

/** Runs `assayer fuzz` on the library and gives what it printed, its exit code and its report. */
async function fuzzLibrary(...args: readonly string[]) {
  const directory = libraryDirectory()
  const output = join(directory, 'out')
  const io = memoryIo()
  const code = await main(['fuzz', '--world', directory, '--output', output, ...args], io)
  const { out, err } = io.printed
  const report = () =>
    JSON.parse(readFileSync(join(output, 'fuzz.json'), 'utf8').replaceAll(directory, 'library'))
  return { code, err, out: out.replaceAll(directory, 'library'), report }
}

/** A reference with the library that others look after. Gives its URL. */
async function libraryServer(quirk: string): Promise<string> {
  const world = libraryDirectory()
  const server = await serveReference({ world, port: 0, control: true, quirks: [quirk] })
  onTestFinished(() => server.close())
  return server.url
}

const MINDS_CASE = 'content.filters.containsi.minds-case'

test('the reference differs in nothing from itself', async () => {
  const { code, out } = await fuzzLibrary('--seed', '1', '--runs', '200')
  expect(code).toBe(0)
  expect(out).toContain(
    'seed 1 · embedded reference judged by the reference · world library · rest, graphql\n',
  )
  expect(out).toContain('\n200 queries (')
  expect(out).toContain('\nno difference\n')
})

test('a mistake does not hide behind what is open in nearly every answer', async () => {
  const open = ['--freedom', 'content.values.offset']
  const { code, report } = await fuzzLibrary('--quirk', MINDS_CASE, ...open, '--seed', '3', '--runs', '400')
  const { findings, rest } = report()
  const kinds = findings.map(({ standing }: { standing: { kind: string } }) => standing.kind)
  expect([code, rest, kinds]).toEqual([1, 0, ['open', 'broken']])
  expect(findings[1].behavesAs.map(({ id }: { id: string }) => id)).toEqual([MINDS_CASE])
})

test.each<[quirk: string, protocol: string, code: number]>([
  ['content.query.parameters.filters-beside-populate', 'rest', 1],
  ['content.populate.path-steps.steps-needed', 'rest', 0],
  ['content.graphql.types.scalar-filters.eq-as-equals', 'graphql', 0],
])('%s has its name, and is told once wherever it shows', async (quirk, protocol, code) => {
  const args = ['--seed', '3', '--runs', '500', '--protocol', protocol, '--quirk', quirk]
  const { report, ...run } = await fuzzLibrary(...args)
  const { findings, figures } = report()
  expect(run.code).toBe(code)
  expect(figures.differences).toBeGreaterThan(4)
  expect(findings).toMatchObject([
    { behavesAs: expect.arrayContaining([expect.objectContaining({ id: quirk })]) },
  ])
})

test('the same seed makes the same run, another one another', async () => {
  const run = (seed: string) =>
    fuzzLibrary('--seed', seed, '--runs', '60', '--protocol', 'rest', '--quirk', 'content.sort.desc.ignored')
  const [first, second, other] = [await run('3'), await run('3'), await run('4')]
  expect([first.out, first.report()]).toEqual([second.out, second.report()])
  expect(other.out.replace('seed 4', 'seed 3')).not.toBe(first.out)
})

test.each<[quirk: string, protocol: string, request: RegExp, entries: number]>([
  [MINDS_CASE, 'rest', /^GET \/api\/\w+\?filters(\[\w+\]){1,2}\[\$containsi\]=.$/, 1],
  ['content.filters.lt.or-equal', 'rest', /^GET \/api\/\w+\?filters(\[\w+\]){1,2}\[\$lt\]=[^&]+$/, 1],
  [
    'content.sort.desc.ignored',
    'graphql',
    /^POST \/graphql \{ \w+\(sort: \[?"\w+:desc"\]?\) \{ data \{ id \} \} \}$/,
    2,
  ],
])('%s is found in %s, as one small request', async (quirk, protocol, request, entries) => {
  const { code, report } = await fuzzLibrary(
    '--seed',
    '4',
    '--runs',
    '600',
    '--protocol',
    protocol,
    '--quirk',
    quirk,
  )
  const isBroken = ({ standing }: { standing: { kind: string } }) => standing.kind === 'broken'
  const [finding, ...others] = report().findings.filter(isBroken)
  expect([code, others]).toEqual([1, []])
  expect(finding.request).toMatch(request)
  expect(finding.behavesAs.map(({ id }: { id: string }) => id)).toContain(quirk)
  expect(Object.values(finding.entries).flat()).toHaveLength(entries)
})

const WRITTEN =
  'GET /api/books?filters[$or][0][title][$containsi]=POEMS&sort=title&fields[0]=title&populate=*'
const SMALLEST = 'GET /api/books?filters[title][$containsi]=O'

test('a request of one’s own is made small, too, and the target’s world is put back', async () => {
  const url = await libraryServer(MINDS_CASE)
  const { code, out, report } = await fuzzLibrary('--url', url, '--request', WRITTEN)
  const [finding] = report().findings
  expect([code, finding.request, finding.foundBy]).toEqual([1, SMALLEST, WRITTEN])
  expect(finding.entries).toEqual({
    'api::book.book': [{ id: 1, title: 'Notes' }],
  })
  expect(out).toContain(`behaves as if ${MINDS_CASE}: `)
  const books = await (await fetch(`${url}/api/books`)).json()
  expect(books).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }] })
})

test('a target without a control plane keeps its entries', async () => {
  const url = await libraryServer(MINDS_CASE)
  const { out, report } = await fuzzLibrary('--url', url, '--reset', 'none', '--request', WRITTEN)
  expect(report().findings[0].entries).toBeNull()
  expect(out).toContain('Entries were not reduced: nothing loads other worlds into the target')
})

test('the scenario that is printed fits into a clause file', async () => {
  const { report } = await fuzzLibrary('--quirk', MINDS_CASE, '--request', WRITTEN)
  const [{ scenario, clause }] = report().findings
  const world = /world: (\S+)/.exec(scenario)?.[1]
  const text = clauseFile(clause.id, 'request: GET /\nexpect: { status: 200 }').replace(
    'bakery',
    String(world),
  )
  const specs = specsDirectory({
    [`worlds/${world}/keys.json`]: LIBRARY_FILES['keys.json'],
    'content/a.yaml': `${text.trimEnd()}\n${scenario.replace(/^/gm, '  ')}\n`,
  })
  const [, found] = loadSuite(specs).clauses[0]?.scenarios ?? []
  expect(found?.steps[0]).toMatchObject({
    request: { path: SMALLEST.replace('GET ', '') },
    accepted: [
      {
        expect: {
          status: 200,
          body: { 'data[*].id': { $unordered: ['<books:Notes>', '<books:The NOTES>', '<books:Poems>'] } },
        },
      },
    ],
  })
})

/** Some quirks cannot be switched on beside those of a profile: both replace the same unit. */
test('the judge can play a profile, and its quirks do not stand in the way of a diagnosis', async () => {
  const request = 'GET /api/books?filters[lent][$contains]=true&sort=title'
  const { code, report } = await fuzzLibrary('--profile', 'strapi-4.26-sqlite', '--request', request)
  const [{ request: smallest, place }] = report().findings
  // What $contains is of a boolean is not documented.
  expect([code, smallest, place]).toEqual([
    0,
    'GET /api/books?filters[lent][$contains]=true',
    'entries of body.data',
  ])
})

test('a member that is ignored is not compared', async () => {
  const args = [
    '--request',
    'GET /api/books?pagination[start]=1',
    '--quirk',
    'content.pagination.start.from-one',
  ]
  expect((await fuzzLibrary(...args)).code).toBe(1)
  expect((await fuzzLibrary(...args, '--ignore', 'pagination', '--ignore', 'data')).code).toBe(0)
})

test('a target with other ids is judged by natural keys', async () => {
  const shifted = LIBRARY_FILES['data.json']
    .replaceAll(/"(id|author)":(\d)/g, (_, name, id) => `"${name}":${Number(id) + 70}`)
    .replaceAll('2024-01-0', '2023-05-1')
  const theirs = scratchDirectory({ ...LIBRARY_FILES, 'data.json': shifted })
  const server = await serveReference({ world: theirs, port: 0 })
  onTestFinished(() => server.close())
  const { code, out } = await fuzzLibrary('--url', server.url, '--runs', '100', '--seed', '1')
  expect([code, out]).toEqual([0, expect.stringContaining('\nno difference\n')])
})

test.each<[what: string, args: readonly string[], says: string]>([
  ['an unknown protocol', ['--protocol', 'soap'], '--protocol soap: expected rest or graphql, or both.'],
  ['a seed that is no number', ['--seed', 'x'], '--seed x: expected a whole number of at least 0.'],
  [
    'a budget that is no time',
    ['--budget', 'soon'],
    '--budget soon: expected a time such as 5s, 500ms or 2m.',
  ],
  ['a request that writes', ['--request', 'DELETE /api/books/1'], 'only requests that read are sent.'],
  ['an unknown caller', ['--as', 'root'], '--as root: expected public, user:NAME or token:NAME.'],
  ['an unknown quirk', ['--quirk', 'content.nothing'], 'There is no quirk content.nothing'],
  ['an unknown profile', ['--profile', 'nobody'], 'There is no profile nobody'],
  ['a quirk of a server', ['--url', 'http://127.0.0.1:1', '--quirk', MINDS_CASE], '--quirk needs'],
])('%s is wrong usage', async (_, args, says) => {
  const { code, err } = await fuzzLibrary(...args)
  expect([code, err]).toEqual([2, expect.stringContaining(says)])
})

test('wrong usage ends the process', async () => {
  const { ended } = runBin(['fuzz', '--quirk', 'content.nothing'])
  expect((await ended()).code).toBe(2)
})

test('a world that is nowhere is wrong usage', async () => {
  const io = memoryIo()
  expect(await main(['fuzz', '--world', './nowhere'], io)).toBe(2)
  expect(io.printed.err).toContain('expected a directory, a file, or a world of the suite')
})

test('a target that cannot be reached leaves the run incomplete', async () => {
  const { code, err } = await fuzzLibrary('--url', await deadUrl())
  expect([code, err]).toEqual([3, expect.stringContaining('cannot be reached')])
})

test('a target that talks no HTTP leaves the run incomplete, and ends it', async () => {
  const url = await tcpServer(socket => socket.end('nonsense\r\n\r\n'))
  const { code, out } = await fuzzLibrary('--url', url, '--runs', '50', '--protocol', 'rest')
  expect(code).toBe(3)
  expect(out).toContain('The run ended early: the last 10 queries were not answered.')
})

test('a target that answers nonsense is told once for each kind of answer', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const url = await tcpServer(socket =>
    socket.write(response(200, deep, { 'content-type': 'application/json' })),
  )
  const { code, report } = await fuzzLibrary(
    '--url',
    url,
    '--runs',
    '40',
    '--seed',
    '1',
    '--protocol',
    'rest',
  )
  expect(code).toBe(1)
  expect(report().findings.length).toBeLessThan(10)
})
