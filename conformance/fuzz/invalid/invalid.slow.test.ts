import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inFrontOf } from '../../../tests/support/in-front-of.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { main } from '../../cli/main.ts'
import { serveReference } from '../../targets/oracle.ts'

/** A door code of the world, which is private. */
const CODE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../specs/worlds/restaurants/data.json'), 'utf8'),
)['api::restaurant.restaurant'][0].doorCode

async function fuzzed(url: string, ...args: readonly string[]) {
  const output = scratchDirectory({})
  const io = memoryIo()
  const code = await main(['fuzz', '--invalid', '--url', url, '--seed', '5', '--output', output, ...args], io)
  expect(io.printed.err).toBe('')
  const report = JSON.parse(readFileSync(join(output, 'fuzz.json'), 'utf8'))
  return { code, out: io.printed.out, report }
}

test('servers that do not bear what is wrong are found out, with the smallest request that shows it', async () => {
  const { url, close } = await serveReference({ world: 'specs/worlds/restaurants', port: 0 })
  onTestFinished(close)
  const front = await inFrontOf(url, ({ target }) => {
    if (target.includes('[__proto__]')) return { status: 500, body: 'cannot read properties of undefined' }
    // Others stand in the suite, whose requests are made wrong.
    if (/\[\$(\$eq|where|ne\$)\]/.test(target)) return { status: 400, body: `no such operator, near ${CODE}` }
    return undefined
  })
  const { code, out, report } = await fuzzed(front, '--runs', '400', '--protocol', 'rest')
  // The same crash may be met in several parameters, each of which is told.
  const found = report.findings.map(
    ({ place, faults, request }: { place: string; faults: readonly string[]; request: string }) =>
      `${place} by ${faults.join(', ')}, ${request.length < 120 ? 'short' : 'long'}`,
  )
  expect([code, new Set(found)]).toEqual([
    1,
    new Set([
      'a crash by a name that every object has, short',
      'a leak by an operator that nobody knows, short',
    ]),
  ])
  expect(out).not.toContain(CODE)
}, 60_000)

/** The secret of a key of the site. */
const { secret: SECRET } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../specs/worlds/gazette/platform.json'), 'utf8'),
).admin_api_keys[0]

test('sites that do not bear what is wrong are found out: they crash, tell a secret, or write what they refuse', async () => {
  const { url, close } = await serveReference({ world: 'specs/worlds/gazette', port: 0, control: true })
  onTestFinished(close)
  const front = await inFrontOf(url, async ({ target, headers, body }) => {
    if (/filter=[^&]*%5B(?![^&]*%5D)/.test(target)) return { status: 500, body: 'unexpected end of input' }
    if (headers['accept-version'] === 'latest')
      return { status: 400, body: `no such version, near ${SECRET}` }
    if (!/":\{"a":1\}/.test(body)) return undefined
    const { authorization = '' } = headers
    const tags = JSON.stringify({ tags: [{ name: 'Half' }] })
    const sent = { authorization, 'content-type': 'application/json' }
    await fetch(`${url}/platform/api/admin/tags/`, { method: 'POST', headers: sent, body: tags })
    return { status: 422, body: { errors: [{ message: 'Validation error' }] } }
  })
  const { code, out, report } = await fuzzed(front, '--service', 'platform', '--runs', '800')
  const found = report.findings.map(({ place, faults }: Record<string, unknown>) => `${place}: ${faults}`)
  expect([code, found.toSorted()]).toEqual([
    1,
    [
      'a crash: a filter that is none',
      'a leak: a version that there is not',
      'half a write: an attribute that nothing has',
    ],
  ])
  expect(out).not.toContain(SECRET)
}, 300_000)

test('a content service that writes half of what it refuses is told so', async () => {
  const { url, close } = await serveReference({ world: 'specs/worlds/restaurants', port: 0, control: true })
  onTestFinished(close)
  const front = await inFrontOf(url, async ({ method, target, headers, body }) => {
    if (method !== 'POST' || target === '/graphql' || !/":\{"a":1\}/.test(body)) return undefined
    const { authorization = '' } = headers
    const chef = JSON.stringify({ data: { name: 'Half' } })
    const sent = { authorization, 'content-type': 'application/json' }
    await fetch(`${url}/api/chefs`, { method: 'POST', headers: sent, body: chef })
    return { status: 400, body: { data: null, error: { status: 400, name: 'ValidationError' } } }
  })
  const { code, report } = await fuzzed(front, '--runs', '1200')
  const found = report.findings.map(({ place, faults }: Record<string, unknown>) => `${place}: ${faults}`)
  expect([code, found]).toEqual([1, ['half a write: an attribute that nothing has']])
}, 300_000)

test.each(['1.0', '2.0', '3.0', '4.0', '5.0'])(
  'the reference as %s bears all of it',
  async version => {
    const output = scratchDirectory({})
    const io = memoryIo()
    const args = ['--service', 'platform', '--platform-version', version, '--seed', '3', '--runs', '150']
    const code = await main(['fuzz', '--invalid', ...args, '--output', output], io)
    expect([code, io.printed.err]).toEqual([0, ''])
    expect(io.printed.out).toContain('\nno difference\n')
  },
  60_000,
)
