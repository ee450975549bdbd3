import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { main } from '../conformance/cli/main.ts'
import { reporters } from '../conformance/report/reporters.ts'
import { bakery } from './support/bakery.ts'
import { httpServer, type Received, type Reply } from './support/http-server.ts'
import { memoryIo } from './support/memory-io.ts'
import { bakerySpecs } from './support/run-bakery.ts'
import { clauseFile } from './support/specs-directory.ts'

const SECRETS = {
  ASSAYER_TOKEN_FULL: 'hidden-token-of-the-configuration',
  ASSAYER_PASSWORD_ANN: 'hidden-password-of-the-configuration',
  ASSAYER_CONTENT_KEY: 'hidden-content-key-of-the-configuration',
  ASSAYER_ADMIN_KEY: 'admin:68696464656e2d61646d696e2d736563726574',
}
const HIDDEN = /hidden-|68696464656e2d61646d696e2d736563726574/

/** A server that gives everything away that it is sent. */
function gossip({ target, headers, body }: Received): Reply | undefined {
  const heard = { target, headers, body }
  if (target.startsWith('/__assayer') || target.startsWith('/api/breads?')) return undefined
  if (target === '/api/auth/local') return { body: { jwt: `session of ${JSON.parse(body).password}`, heard } }
  return {
    status: 500,
    headers: { 'x-heard': headers.authorization ?? '-' },
    body: { heard, [JSON.stringify(heard)]: 1 },
  }
}

const CLAUSES = Object.fromEntries(
  ['token:full', 'user:ann', 'content-key', 'integration'].map((as, n) => [
    `c${n}`,
    clauseFile(
      `content.c${n}`,
      `request: GET /api/breads/<breads:rye>\nas: ${as}\nexpect: { status: 200, headers: { x-heard: nothing }, body: { $: {} } }`,
    ),
  ]),
)

function filesBelow(directory: string): readonly string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return names.map(name => join(directory, name)).filter(path => statSync(path).isFile())
}

test('no secret of the configuration stands in any file that any command writes, or in what it prints', async () => {
  const place = mkdtempSync(join(tmpdir(), 'assayer-secrets-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const url = await httpServer(bakery(gossip).reply)
  const specs = ['--specs', bakerySpecs(CLAUSES)]
  const target = ['--url', url, '--world', 'bakery', ...specs]
  const all = ['--reporter', reporters.map(({ name }) => name).join(',')]
  const io = memoryIo({ ...SECRETS, GITHUB_STEP_SUMMARY: join(place, 'step-summary.md') })
  const assayer = (name: string, output: string, ...args: readonly string[]) =>
    main([name, '--output', join(place, output), ...args], io)
  const har = join(place, '..', `${place.split('/').at(-1)}.har`)
  const headers = [{ name: 'authorization', value: `Bearer ${SECRETS.ASSAYER_TOKEN_FULL}` }]
  writeFileSync(
    har,
    JSON.stringify({ log: { entries: [{ request: { method: 'GET', url: `${url}/api/me`, headers } }] } }),
  )
  onTestFinished(() => rmSync(har))

  expect(await assayer('test', 'whole', ...target, ...all)).toBe(1)
  for (const shard of ['1/2', '2/2']) await assayer('test', 'shards', ...target, ...all, '--shard', shard)
  expect(await assayer('merge-reports', 'merged', join(place, 'shards'), ...all)).toBe(1)
  expect(
    await assayer(
      'diff',
      'diff',
      join(place, 'whole'),
      join(place, 'merged'),
      '--reporter',
      'json,html,markdown',
    ),
  ).toBe(0)
  expect(await assayer('matrix', 'matrix', join(place, 'whole'), join(place, 'merged'))).toBe(0)
  expect(await assayer('record', 'recorded', ...target)).toBe(0)
  expect(await assayer('record', 'from-har', ...target, '--har', har)).toBe(0)
  const recording = join(place, 'recorded', 'bakery.ndjson')
  expect(await assayer('test', 'offline', '--recording', recording, ...specs, ...all)).toBe(1)
  const replayed = await main(
    ['replay', recording, '--url', url, ...specs, '--json', join(place, 'replay.json')],
    io,
  )
  expect(replayed).toBeLessThan(2)

  const files = filesBelow(place)
  expect(files.length).toBeGreaterThan(35)
  for (const file of files) expect(readFileSync(file, 'utf8').match(HIDDEN)?.[0], file).toBeUndefined()
  expect(`${io.printed.out}${io.printed.err}`).not.toMatch(HIDDEN)
  // The server was asked by all four callers, and its gossip was written down: there was something to hide.
  const results = readFileSync(join(place, 'whole', 'results.json'), 'utf8')
  expect(results.match(/<redacted>/g)?.length).toBeGreaterThan(8)
})
