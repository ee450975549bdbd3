import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Target } from '../targets/target.ts'
import { fakeProgram } from './fake-program.fixture.ts'
import { type Wanted, writeRunning } from './folder.ts'
import type { Release } from './program.ts'
import { prepare, programTarget } from './program-target.ts'

const [RELEASE] = fakeProgram.releases

function wantedIn(directory: string, release: Partial<Release> = {}): Wanted {
  if (!RELEASE) throw new Error('the fake program has a release')
  return { program: fakeProgram, release: { ...RELEASE, ...release }, database: 'sqlite', directory }
}

function targetOf(wanted: Wanted, port: number) {
  const said: string[] = []
  const own = { wanted, specs: 'specs', databaseUrl: null, environment: process.env }
  const url = `http://127.0.0.1:${port}`
  const worlds = ['restaurants', 'tickets']
  const rest = { without: [], platformVersion: null, production: false, reset: 'none', wait: 0 } as const
  const target = programTarget(
    { ...own, say: line => said.push(line) },
    { ...rest, url, worlds, limits: DEFAULT_LIMITS },
  )
  onTestFinished(() => target.close())
  return { target, said, url }
}

async function opened(target: Target, world: string): Promise<string> {
  const endpoint = await target.open({ world, platformVersion: null, production: false })
  if ('unavailable' in endpoint) throw new Error(endpoint.unavailable)
  return endpoint.url
}

async function askedAt(url: string): Promise<string> {
  return Object(await (await fetch(url)).json()).world
}

test('a program is installed once, serves each world at a port of its own, and is stopped', async () => {
  const directory = join(scratchDirectory(), 'new')
  const port = await freePort(2)
  const first = targetOf(wantedIn(directory), port)
  expect(await askedAt(await opened(first.target, 'restaurants'))).toMatch(/specs\/worlds\/restaurants$/)
  expect(await opened(first.target, 'tickets')).toBe(`http://127.0.0.1:${port + 1}`)
  expect(first.said[0]).toMatch(/^Installing fake@1.0.0 on sqlite in .*install.log$/)
  await first.target.close()
  await expect(fetch(first.url)).rejects.toThrow()
  const second = targetOf(wantedIn(directory), port)
  await opened(second.target, 'restaurants')
  expect(second.said).toEqual([expect.stringMatching(/^Starting Fake with the world restaurants at /)])
}, 60_000)

test('what an earlier run left is not there when the program starts', async () => {
  const directory = scratchDirectory()
  const port = await freePort()
  const first = targetOf(wantedIn(directory), port)
  await opened(first.target, 'restaurants')
  await first.target.close()
  const left = join(directory, 'worlds', 'restaurants', 'data.db')
  writeFileSync(left, '')
  await opened(targetOf(wantedIn(directory), port).target, 'restaurants')
  expect(existsSync(left)).toBe(false)
}, 60_000)

test('what is served already is taken as it is', async () => {
  const directory = scratchDirectory()
  const port = await freePort()
  await opened(targetOf(wantedIn(directory), port).target, 'restaurants')
  const other = targetOf(wantedIn(directory), port)
  writeRunning(directory, { pid: process.pid, worlds: { restaurants: other.url } })
  await opened(other.target, 'restaurants')
  expect(other.said).toEqual([])
}, 60_000)

test('who listens at the port already is a reason to stop, before anything is installed', async () => {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const directory = join(scratchDirectory(), 'new')
  await expect(opened(targetOf(wantedIn(directory), port).target, 'restaurants')).rejects.toThrow(
    `Port ${port} is in use`,
  )
  expect(existsSync(directory)).toBe(false)
})

test.each<[string, Readonly<Record<string, string>>, Partial<Release>, RegExp]>([
  [
    'a folder of somebody else',
    { 'thesis.txt': '' },
    {},
    /is not empty and was not created by `assayer target`/,
  ],
  [
    'another version in the folder',
    { 'assayer-target.json': '{"holds":"fake@0.9.0 on sqlite"}' },
    {},
    /holds fake@0.9.0 on sqlite, not fake@1.0.0 on sqlite: choose another folder/,
  ],
  ['another Node', {}, { nodes: [4, 6] }, /^Fake 1.0.0 runs on Node 4, 6; this is Node \d/],
])('%s is refused', async (_, files, release, message) => {
  const wanted = wantedIn(scratchDirectory(files), release)
  const attempt = prepare({ wanted, environment: process.env, say: () => {} }, new AbortController().signal)
  await expect(attempt).rejects.toThrow(message)
})

test('a version that cannot be had is told with the last words of npm, and with its log', async () => {
  const wanted = wantedIn(scratchDirectory(), { dependencies: { nothing: 'file:./not-there.tgz' } })
  const attempt = prepare({ wanted, environment: process.env, say: () => {} }, new AbortController().signal)
  await expect(attempt).rejects.toThrow(/could not be installed; see .*install.log:\n(.|\n)*not-there/)
}, 60_000)

test('other pinned versions than last time are installed again, and that is said', async () => {
  const directory = scratchDirectory({ 'local/package.json': '{"name":"local","version":"1.0.0"}' })
  const said: string[] = []
  const made = (release: Partial<Release>) =>
    prepare(
      {
        wanted: wantedIn(join(directory, 'program'), release),
        environment: process.env,
        say: line => said.push(line),
      },
      new AbortController().signal,
    )
  await made({})
  await made({ dependencies: { local: 'file:../local' } })
  expect(said).toContain('The versions that fake@1.0.0 on sqlite is made of have changed.')
  expect(existsSync(join(directory, 'program', 'node_modules', 'local'))).toBe(true)
}, 60_000)
