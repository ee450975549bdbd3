import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Received } from '../../../tests/support/http-server.ts'
import { handOn, inFrontOf } from '../../../tests/support/in-front-of.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { LIBRARY_FILES } from '../../fuzz/library-world.fixture.ts'
import { serveReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

async function fuzzLibrary(...args: readonly string[]) {
  const directory = scratchDirectory(LIBRARY_FILES)
  const output = join(directory, 'out')
  const io = memoryIo()
  const way = args.includes('--concurrent') ? [] : ['--sequences']
  const code = await main(['fuzz', ...way, '--world', directory, '--output', output, ...args], io)
  const { out, err } = io.printed
  const neutral = (text: string) =>
    text.replaceAll(directory, 'library').replaceAll(basename(directory).toLowerCase(), 'library')
  const report = () => JSON.parse(neutral(readFileSync(join(output, 'fuzz.json'), 'utf8')))
  return { code, err, out: neutral(out), report }
}

test('the reference does to sequences what the reference does', async () => {
  const { code, out } = await fuzzLibrary('--seed', '1', '--runs', '40')
  expect([code, out]).toEqual([0, expect.stringContaining('\nno difference\n')])
  expect(out).toContain('\n40 sequences (sequence 200: ')
})

const KEPT = 'content.writes.delete.links.kept'

test('the same seed makes the same report', async () => {
  const run = () => fuzzLibrary('--seed', '4', '--runs', '20', '--quirk', KEPT, '--strict')
  const [first, second] = [await run(), await run()]
  expect([first.code, first.out, first.report()]).toEqual([1, second.out, second.report()])
})

test('a difference is shown as the fewest commands, and as the steps of a scenario', async () => {
  const { code, report } = await fuzzLibrary('--seed', '51', '--runs', '20', '--quirk', KEPT, '--strict')
  const [finding] = report().findings
  expect([code, finding.steps]).toEqual([1, ['DELETE /api/authors/<authors:Ada>', 'GET /api/authors']])
  expect(finding.behavesAs.map(({ id }: { id: string }) => id)).toContain(KEPT)
  expect(finding.scenario).toMatch(/ {4}- request: "?DELETE \/api\/authors\/<authors:Ada>"?\n/)
})

test('a scenario saves the ids that later steps speak of', async () => {
  const quirk = 'content.users.update.changes-withheld'
  const { report } = await fuzzLibrary('--seed', '51', '--runs', '40', '--quirk', quirk, '--strict')
  const [{ behavesAs, scenario }] = report().findings
  expect(behavesAs.map(({ id }: { id: string }) => id)).toContain(quirk)
  expect(scenario).toMatch(
    / {6}save: \{ user-1: user\.id \}\n {4}- request: \{ method: PUT, path: \/api\/users\/<user-1>,/,
  )
})

const SHUFFLED = 'content.order.shuffled-3'

test('rows in another order hide nothing that follows', async () => {
  const args = ['--seed', '2', '--runs', '20', '--freedom', SHUFFLED]
  const [right, wrong] = [await fuzzLibrary(...args), await fuzzLibrary(...args, '--quirk', KEPT)]
  expect([right.code, right.out]).toEqual([0, expect.not.stringContaining('DIFFERENCE')])
  const found = wrong.report().findings.flatMap(({ behavesAs }: { behavesAs: { id: string }[] }) => behavesAs)
  expect(found.map(({ id }: { id: string }) => id)).toContain(KEPT)
})

const OFFSET = 'content.values.offset'
const TAKEN = /^learnt from 200 reads and taken for granted: it writes the offset \+00:00 for Z$/m

test('what reads show to be open hides nothing that is written', async () => {
  const args = ['--seed', '2', '--runs', '20', '--freedom', OFFSET]
  const [right, wrong] = [await fuzzLibrary(...args), await fuzzLibrary(...args, '--quirk', KEPT, '--strict')]
  expect([right.code, right.out]).toEqual([0, expect.stringContaining('\nno difference\n')])
  expect(right.out).toMatch(TAKEN)
  const [finding] = wrong.report().findings
  expect([wrong.code, finding.behavesAs.map(({ id }: { id: string }) => id)]).toEqual([1, [KEPT]])
  // Smaller worlds are put into both oracles.
  expect(finding.entries).not.toBe(null)
})

test('no mistake is named that reads show not to be there', async () => {
  const reference = await libraryServer()
  const url = await inFrontOf(reference, async request => {
    if (request.method === 'GET' || !request.target.startsWith('/api/')) return undefined
    const reply = await handOn(reference, request)
    return { ...reply, body: String(reply.body).replace(/"createdAt":"[^"]*",/g, '') }
  })
  const { code, report } = await fuzzLibrary('--url', url, '--seed', '1', '--runs', '20')
  const [{ standing, behavesAs }, ...others] = report().findings
  expect(others).toEqual([])
  expect(standing).toEqual({ kind: 'open', says: 'it says nothing of writes by REST' })
  expect(behavesAs).toEqual([])
  expect(code).toBe(0)
})

test('nor does it keep races from being judged', async () => {
  const { code, out } = await fuzzLibrary(
    '--concurrent',
    '2',
    '--seed',
    '5',
    '--runs',
    '30',
    '--freedom',
    OFFSET,
  )
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('\n30 races of 2 clients\nan order explains each of them\n'),
  ])
  expect(out).toMatch(TAKEN)
})

test('what else is wrong with reads is counted, not told', async () => {
  const { code, out, report } = await fuzzLibrary(
    '--seed',
    '1',
    '--runs',
    '3',
    '--quirk',
    'content.filters.lt.or-equal',
  )
  expect([code, report().findings]).toEqual([0, []])
  expect(out).toContain('\nreads differ in 1 more way: leave out --sequences or --concurrent to see them\n')
})

test('what one client alone is answered otherwise is told of a race as of a sequence, and is none', async () => {
  const { code, out, report } = await fuzzLibrary(
    '--concurrent',
    '2',
    '--seed',
    '5',
    '--runs',
    '40',
    '--quirk',
    KEPT,
  )
  const { findings, inTurn } = report()
  expect([code, findings]).toEqual([0, []])
  expect(inTurn[0].behavesAs.map(({ id }: { id: string }) => id)).toContain(KEPT)
  expect(out).toContain('\n3 of them were not judged: a single client gets different answers, too\n')
})

test('a race of which a write is never answered was not judged', async () => {
  const reference = await libraryServer()
  const url = await inFrontOf(reference, ({ method, target }) =>
    method === 'GET' || !target.startsWith('/api/') ? undefined : { breaks: 'reset' },
  )
  const { code, report } = await fuzzLibrary('--concurrent', '2', '--url', url, '--seed', '1', '--runs', '3')
  expect([code, report().unexplained, report().wrongInTurn]).toEqual([3, 0, 3])
})

/** A server that is gone for good with the first request of a kind: that one is not answered, or is the last one that is. */
async function mortalServer(isDeadly: (request: Received) => boolean, isAnswered: boolean): Promise<string> {
  const reference = await libraryServer()
  let isGone = false
  return inFrontOf(reference, request => {
    const isLast = isAnswered && !isGone && isDeadly(request)
    isGone ||= isDeadly(request)
    return isGone && !isLast ? { breaks: 'reset' } : undefined
  })
}

const isDelete = ({ method }: Received) => method === 'DELETE'

test.each<[string, readonly string[], boolean, number]>([
  ['at a command', [], false, 1],
  ['after a command', [], true, 1],
  ['in a race', ['--concurrent', '2'], true, 0],
])(
  'a target that is gone %s ends the run, and what it was asked last is told',
  async (_, way, isAnswered, findings) => {
    const url = await mortalServer(isDelete, isAnswered)
    const { code, out, report } = await fuzzLibrary(...way, '--url', url, '--seed', '1', '--runs', '60')
    const { stopped, findings: found } = report()
    expect([code, stopped.kind, found.length]).toEqual([3, 'target-down', findings])
    expect(stopped.lastAsked.join()).toContain('DELETE /api/')
    expect(out).toContain('\nThe run ended early: ')
    expect(out).toContain('\nIt was asked last:\n')
  },
)

async function libraryServer(): Promise<string> {
  const server = await serveReference({ world: scratchDirectory(LIBRARY_FILES), port: 0, control: true })
  onTestFinished(() => server.close())
  return server.url
}

test('the world is put back at the end', async () => {
  const url = await libraryServer()
  const books = async () => (await fetch(`${url}/api/books?populate=*&publicationState=preview`)).json()
  const before = await books()
  expect((await fuzzLibrary('--url', url, '--seed', '1', '--runs', '5')).code).toBe(0)
  expect(await books()).toEqual(before)
})

test.each([[[]], [['--concurrent', '2']]])(
  'so it is where a run ends because it could not be, once: %j',
  async way => {
    const reference = await libraryServer()
    const books = async () => (await fetch(`${reference}/api/books?publicationState=preview`)).json()
    const before = await books()
    let refusals = 0
    let writes = 0
    const url = await inFrontOf(reference, ({ method, target }) => {
      if (target.startsWith('/api/') && method !== 'GET') writes++
      const isRefused = writes > 0 && refusals === 0 && target.includes('/reset')
      if (!isRefused) return
      refusals++
      return { status: 503, body: 'later' }
    })
    const { code, report } = await fuzzLibrary(...way, '--url', url, '--seed', '1', '--runs', '40')
    expect([code, report().stopped.kind, refusals]).toEqual([3, 'target-down', 1])
    expect(await books()).toEqual(before)
  },
)

test.each<[what: string, args: readonly string[], says: string]>([
  [
    'a target that cannot be reset',
    ['--url', 'URL', '--reset', 'none'],
    '--sequences and --concurrent write, and the target cannot be reset afterwards: configure `reset` to say how.',
  ],
  ['a query of one’s own beside it', ['--request', 'GET /api/books'], 'give one of them.'],
])('%s is wrong usage', async (_, args, says) => {
  const url = await libraryServer()
  const { code, err } = await fuzzLibrary(...args.map(arg => arg.replace('URL', url)))
  expect([code, err]).toEqual([2, expect.stringContaining(says)])
})

test('a right target that is put back by its own API is never wrong', async () => {
  const world = scratchDirectory({ ...LIBRARY_FILES, 'data.json': '{}', 'options.json': OPTIONS })
  const serving = await serveReference({ world, control: false })
  onTestFinished(() => serving.close())
  const own = Object.entries({ ...LIBRARY_FILES, 'options.json': OPTIONS })
  const specs = scratchDirectory(Object.fromEntries(own.map(([file, text]) => [`worlds/own/${file}`, text])))
  const twin = { url: serving.url, services: ['content'], worlds: ['own'], seed: 'rest' }
  const directory = scratchDirectory({ 'assayer.config.json': JSON.stringify({ targets: { twin } }) })
  const io = memoryIo()
  const [config, output] = [join(directory, 'assayer.config.json'), join(directory, 'out')]
  const where = [
    '--config',
    config,
    '--target',
    'twin',
    '--specs',
    specs,
    '--world',
    'own',
    '--output',
    output,
  ]
  const code = await main(['fuzz', '--sequences', '--seed', '3', '--runs', '60', ...where], io)
  expect([code, io.printed.out]).toEqual([0, expect.stringContaining('\nno difference\n')])
  expect(io.printed.out).toContain('\n60 sequences ')
})

const OPTIONS = JSON.stringify({
  apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'full-access-key-of-the-library' }],
})

test('a server that refuses what GraphQL writes is not one that takes no GraphQL: it answers reads', async () => {
  const directory = scratchDirectory({
    ...LIBRARY_FILES,
    'options.json': JSON.stringify({
      apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'key-of-full' }],
    }),
  })
  const io = memoryIo()
  const quirk = 'content.graphql.auth.api-token.full-access-reads'
  const args = [
    '--sequences',
    '--seed',
    '3',
    '--runs',
    '60',
    '--quirk',
    quirk,
    '--output',
    join(directory, 'out'),
  ]
  expect(await main(['fuzz', '--world', directory, ...args], io)).toBe(1)
  expect(io.printed.out).toMatch(/^DIFFERENCE 1: refused instead of answered/m)
  expect(io.printed.out).toContain(`behaves as if ${quirk}`)
})
