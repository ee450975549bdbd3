import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { httpServer } from '../../tests/support/http-server.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { deadUrl } from '../../tests/support/tcp-server.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { commandTarget } from './command.ts'
import { commandUpkeep } from './upkeep.ts'
import { type UrlTargetOptions, urlTarget } from './url.ts'

const SETTING = { world: 'bakery', platformVersion: null, production: false }

/** Answers 503 at first and 200 from the third request on; writes down that it was asked to end. */
const SERVER = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
let asked = 0
const server = createServer((_, response) => {
  response.statusCode = ++asked < 3 ? 503 : 200
  response.end('{}')
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  writeFileSync('ended.txt', String(asked))
  process.exit(0)
})
`

function options(url: string, more: Partial<UrlTargetOptions> = {}): UrlTargetOptions {
  const facts = { worlds: ['bakery'], without: [], platformVersion: null, production: false }
  return { url, ...facts, reset: 'auto', wait: 20_000, limits: DEFAULT_LIMITS, ...more }
}

function server(url: string) {
  const directory = scratchDirectory({ 'server.mjs': SERVER })
  const environment = { ...process.env, PORT: new URL(url).port }
  return { run: 'node server.mjs', directory, environment }
}

test('is started, waited for until it is ready, and stopped', async () => {
  const url = await deadUrl()
  const line = server(url)
  const target = commandTarget(line, options(url, { ready: '/ready' }))
  expect(await target.open(SETTING)).toMatchObject({ url, reset: null })
  await target.close()
  expect(Number(readFileSync(join(line.directory, 'ended.txt'), 'utf8'))).toBeGreaterThanOrEqual(3)
  await expect(fetch(url)).rejects.toThrow()
})

test('a command that ends is not waited for, and its last words are told', async () => {
  const url = await deadUrl()
  const line = { run: 'echo the port is taken by $SECRET_KEY >&2; exit 4', directory: '.' }
  const target = commandTarget({ ...line, environment: { SECRET_KEY: 'not-for-reports' } }, options(url))
  await expect(target.open(SETTING)).rejects.toThrow(/ended with 4:\nthe port is taken by <redacted>$/)
  await target.close()
})

test('whoever answers there already is not judged in its place', async () => {
  const url = await httpServer(() => ({}))
  const target = commandTarget(server(url), options(url))
  await expect(target.open(SETTING)).rejects.toThrow(`Something answers at ${url} before \`node server.mjs\``)
})

test('each world is put in when it is needed, and only then', async () => {
  const url = await httpServer(() => ({ status: 404 }))
  const directory = scratchDirectory()
  const seed = (world: string) =>
    commandUpkeep({ run: `echo ${world} >> seeded.txt`, directory, environment: process.env })
  const target = urlTarget(options(url, { worlds: ['bakery', 'mill'], seed, reset: 'seed' }))
  await target.open(SETTING)
  const endpoint = await target.open({ ...SETTING, production: false })
  await target.open({ ...SETTING, world: 'mill' })
  expect(readFileSync(join(directory, 'seeded.txt'), 'utf8')).toBe('bakery\nmill\n')
  expect(endpoint).toMatchObject({ reset: { says: 'echo bakery >> seeded.txt' } })
})

test('a world that cannot be put in ends the run', async () => {
  const url = await httpServer(() => ({ status: 404 }))
  const seed = () => commandUpkeep({ run: 'exit 1', directory: '.', environment: process.env })
  await expect(urlTarget(options(url, { seed })).open(SETTING)).rejects.toThrow(
    'the world bakery could not be seeded by exit 1: exit 1 ended with 1',
  )
})
