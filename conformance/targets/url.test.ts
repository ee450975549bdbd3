import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { httpServer, type Reply } from '../../tests/support/http-server.ts'
import { deadUrl } from '../../tests/support/tcp-server.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { type UrlTargetOptions, urlTarget } from './url.ts'

const SETTING = { world: 'bakery', platformVersion: null, production: false }

function options(url: string, more: Partial<UrlTargetOptions> = {}): UrlTargetOptions {
  return {
    ...{
      url,
      worlds: ['bakery'],
      without: [],
      platformVersion: null,
      production: false,
      reset: 'auto',
      wait: 0,
    },
    limits: DEFAULT_LIMITS,
    ...more,
  }
}

test('waits until the target listens', async () => {
  const url = await deadUrl()
  const server = createServer((_, response) => response.end('{}'))
  onTestFinished(() => {
    server.close()
  })
  const opened = urlTarget(options(url, { wait: 10_000 })).open(SETTING)
  server.listen(Number(new URL(url).port), '127.0.0.1')
  expect(await opened).toMatchObject({ url, reset: null })
})

test('waits no longer than it is told', async () => {
  const url = await deadUrl()
  await expect(urlTarget(options(url)).open(SETTING)).rejects.toThrow(`${url} cannot be reached`)
})

const SAYS_4_48 = { version: '4.48', saidBy: 'its site' }
const FIRST = { version: '1.0', saidBy: 'its site' }
const TAKEN = { version: '5.0', saidBy: 'nobody' }

test('takes every setting that it is said to have', async () => {
  const url = await deadUrl()
  const target = urlTarget(options(url, { platformVersion: '4.0', production: true }))
  await expect(target.open({ world: 'bakery', platformVersion: '4.0', production: true })).rejects.toThrow(
    'reached',
  )
})

const SITE = { site: { title: 'T', version: '4.48' } }

test.each<[string, Record<string, Reply>, object]>([
  ['what its site says', { '/platform/api/v4/admin/site/': { status: 200, body: SITE } }, SAYS_4_48],
  [
    'what its answers say',
    { '/platform/api/admin/site/': { status: 403, headers: { 'content-version': 'v5.99' }, body: {} } },
    { version: '5.99', saidBy: 'its site' },
  ],
  [
    'what its site says, rather than its answers',
    { '/platform/api/admin/site/': { status: 200, headers: { 'content-version': 'v4.0' }, body: SITE } },
    SAYS_4_48,
  ],
  [
    'nothing that is no version',
    { '/platform/api/admin/site/': { status: 200, body: { site: { version: 7 } } } },
    TAKEN,
  ],
  [
    'the first generation where it serves nothing else',
    { '/platform/api/v0.1/posts/': { status: 401 } },
    FIRST,
  ],
  [
    'the first generation where it leads away from anything else',
    {
      '/platform/api/v0.1/posts/': { status: 401 },
      '/platform/api/content/posts/': { status: 302, headers: { location: '/platform/' } },
    },
    FIRST,
  ],
  ['the newest major where it says nothing', {}, TAKEN],
])('its platform runs as %s', async (_, replies, expected) => {
  const url = await httpServer(({ target }) => replies[target] ?? { status: 404 })
  expect(await urlTarget(options(url)).platform?.()).toEqual(expected)
})

test('its platform is what its site says, though the first answer to each question was a hiccup', async () => {
  const asked = new Set<string>()
  const url = await httpServer(({ target }) => {
    const isFirst = !asked.has(target)
    asked.add(target)
    if (isFirst) return { status: 503 }
    return target === '/platform/api/v4/admin/site/' ? { body: SITE } : { status: 404 }
  })
  expect(await urlTarget(options(url)).platform?.()).toEqual(SAYS_4_48)
})

test('the site is not asked for a version that somebody said', async () => {
  const target = urlTarget(options(await deadUrl(), { platformVersion: '4.0' }))
  expect(await target.platform?.()).toEqual({ version: '4.0', saidBy: 'you' })
})

test('a reset looks at the world once before the first scenario, and after each seed', async () => {
  const server = createServer((_, response) => response.end('{}'))
  onTestFinished(() => {
    server.close()
  })
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume))
  const done: string[] = []
  const upkeep = (says: string) => ({
    says,
    run: async () => {
      done.push(says)
      return null
    },
  })
  const undo = (world: string) => ({ ...upkeep(`undo ${world}`), begin: upkeep(`begin ${world}`).run })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const seed = (world: string) => upkeep(`seed ${world}`)
  const target = urlTarget(options(url, { worlds: ['bakery', 'shop'], seed, undo }))
  for (const world of ['bakery', 'bakery', 'shop', 'bakery']) await target.open({ ...SETTING, world })
  expect(done).toEqual([
    'seed bakery',
    'begin bakery',
    'seed shop',
    'begin shop',
    'seed bakery',
    'begin bakery',
  ])
})

test('where the world cannot be looked at, nothing is judged', async () => {
  const server = createServer((_, response) => response.end('{}'))
  onTestFinished(() => {
    server.close()
  })
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const undo = () => ({ says: 'undoing', run: async () => null, begin: async () => 'it is locked' })
  const opened = urlTarget(options(url, { undo, reset: 'delete' })).open(SETTING)
  await expect(opened).rejects.toThrow('the world bakery could not be reset later by undoing: it is locked')
})

test('who is closed waits no longer', async () => {
  const target = urlTarget(options(await deadUrl(), { wait: 600_000 }))
  const opened = target.open(SETTING)
  await target.close()
  await expect(opened).rejects.toThrow('the run has ended')
})
