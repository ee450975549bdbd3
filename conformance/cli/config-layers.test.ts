import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer } from '../../tests/support/http-server.ts'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { bakerySpecs } from '../../tests/support/run-bakery.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { reporters } from '../report/reporters.ts'
import { main } from './main.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }\nas: token:full'
const MAKE =
  'writes: true\nrequest: { method: POST, path: /api/breads, body: { data: {} } }\nexpect: { status: 200 }'

/** Runs the suite at a bakery that a configuration names. */
async function runConfigured(
  target: Record<string, unknown>,
  environment: Record<string, string> = {},
  scenario = GET,
) {
  const shop = bakery(({ target: path, headers }) => {
    if (path === '/api/me') return { body: { caller: headers.authorization, gate: headers['x-gate'] } }
    return path === '/__assayer/world' ? {} : undefined
  })
  const url = await httpServer(shop.reply)
  const config = {
    output: 'out',
    reporter: reporters.map(({ name }) => name),
    targets: { shop: { url, worlds: ['bakery'], ...target } },
  }
  const directory = scratchDirectory({ 'assayer.config.json': JSON.stringify(config) })
  const io = memoryIo(environment)
  const specs = bakerySpecs({ c: clauseFile('content.c', scenario) })
  const file = join(directory, 'assayer.config.json')
  const code = await main(['test', '--config', file, '--specs', specs], io)
  const results = () => readFileSync(join(directory, 'out/results.json'), 'utf8')
  const files = () =>
    readdirSync(join(directory, 'out')).map(name => ({
      name,
      text: readFileSync(join(directory, 'out', name), 'utf8'),
    }))
  return { code, url, received: shop.received, lines: shop.lines(), results, files, ...io.printed }
}

test('the only target of the configuration is judged, and reports go where it says', async () => {
  const { code, results, url } = await runConfigured({})
  expect(code).toBe(0)
  expect(JSON.parse(results())).toMatchObject({ target: `shop (${url})`, summary: { verdicts: { pass: 1 } } })
})

test('headers and tokens come from the environment, and no file that a run writes shows them', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the configuration writes variables so
  const target = { auth: { tokens: { full: '$MY_TOKEN' } }, headers: { 'x-gate': 'open ${GATE}' } }
  const environment = { MY_TOKEN: 'token-of-mine', GATE: 'sesame-seeds' }
  const scenario = 'request: GET /api/me\nexpect: { status: 418 }\nas: token:full'
  const { code, received, results, files } = await runConfigured(target, environment, scenario)
  expect(code).toBe(1)
  expect(received.at(-1)?.headers).toMatchObject({
    authorization: 'Bearer token-of-mine',
    'x-gate': 'open sesame-seeds',
  })
  expect(files().length).toBeGreaterThan(6)
  for (const { name, text } of files()) expect(text, name).not.toMatch(/token-of-mine|sesame-seeds/)
  expect(results()).toContain('<redacted>')
})

describe('a world is put back after a scenario that writes', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'by a configured request',
      { reset: { request: { method: 'PUT', path: '/api/breads/11' } } },
      'PUT /api/breads/11',
    ],
    ['by the control plane', {}, 'POST /__assayer/reset'],
    ['by seeding again', { seed: 'control', reset: 'seed' }, 'POST /__assayer/world'],
  ])('%s', async (_, target, expected) => {
    const { lines } = await runConfigured({ services: ['content'], ...target }, {}, MAKE)
    expect(lines.slice(-2)).toEqual(['POST /api/breads', expected])
  })

  test('not at all, and so it is not fired', async () => {
    const { code, lines } = await runConfigured({ reset: 'none' }, {}, MAKE)
    expect([code, lines]).toEqual([3, ['GET /__assayer/quirks']])
  })
})

test('a reset by seeding needs a seed', async () => {
  const { code, err } = await runConfigured({ reset: 'seed' })
  expect([code, err]).toEqual([2, expect.stringContaining('targets.shop.reset: found seed, but no `seed`')])
})

test('a target that the configuration does not name is refused', async () => {
  const directory = scratchDirectory({ 'a.yaml': 'targets: { one: { url: "http://127.0.0.1:1" } }' })
  const io = memoryIo()
  expect(await main(['test', '--config', join(directory, 'a.yaml'), '--target', 'two'], io)).toBe(2)
  expect(io.printed.err).toContain('There is no target two')
})
