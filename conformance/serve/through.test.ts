import { describe, expect, onTestFinished, test } from 'vitest'
import type { Exchange } from '../targets/oracle.ts'
import { type ServeOptions, serveReference } from '../targets/oracle.ts'
import { factsOf, type ServedFacts } from './facts.ts'
import { withFaults } from './faults.ts'
import { withStartPage } from './start-page.ts'
import { servedThrough, type ThroughOptions } from './through.ts'

const HTML = { accept: 'text/html,*/*' }

async function serving(through: Partial<ThroughOptions> = {}, options: Partial<ServeOptions> = {}) {
  let facts: ServedFacts | null = null
  const served = await serveReference({
    world: 'specs/worlds/restaurants',
    through: servedThrough({ delay: [0, 0], fail: 0, log: null, ...through }, () => facts),
    ...options,
  })
  onTestFinished(() => served.close())
  facts = factsOf(served.held(), {
    url: served.url,
    brand: 'platform',
    hasControl: true,
    quirks: ['a.quirk'],
  })
  return { ...served, facts, get: (path: string, headers = {}) => fetch(served.url + path, { headers }) }
}

describe('the start page', () => {
  test('shows a browser what is served', async () => {
    const { get, url } = await serving()
    const page = await get('/', HTML)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await page.text()
    for (const part of ['/api/dishes', '34', '{ dishes { data { id', 'full-access-key', 'ines', 'a.quirk'])
      expect(text).toContain(part)
    expect(text).toContain(`${url}/__assayer/reset`)
  })

  test.each([
    ['clients', { host: '127.0.0.1:1337', accept: 'application/json' }, false],
    ['a page that knows the address by another name', { host: 'evil.test:1337', ...HTML }, false],
    ['its owner', { host: 'localhost:1337', ...HTML }, true],
  ])('for %s', async (_, headers, isShown) => {
    const { facts } = await serving()
    const answer = withStartPage(
      () => ({ status: 404, headers: {}, body: '' }),
      () => ({ ...facts, url: 'http://127.0.0.1:1337' }),
    )
    const { body } = await answer({ method: 'GET', target: '/', headers, body: null })
    expect(String(body).includes('full-access-key')).toBe(isShown)
  })

  test('has sample queries that this world answers', async () => {
    const { facts, get, url } = await serving()
    const { path = '', query = '' } = facts.graphql ?? {}
    const body = JSON.stringify({ query })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({ data: { dishes: { data: expect.anything() } } })
    for (const type of facts.types) expect([200, 403]).toContain((await get(type.path)).status)
  })

  test('tells of a site and its keys', async () => {
    const { facts, get } = await serving({}, { world: 'specs/worlds/gazette' })
    expect((await get(facts.site?.posts ?? '')).status).toBe(200)
    expect(facts).toMatchObject({ types: [], site: { title: 'The Gazette' } })
    expect(await (await get('/', HTML)).text()).toContain(facts.site?.adminKeys[0])
  })
})

describe('a file that the world names and does not hold', () => {
  test.each([
    ['/uploads/logo_3a2b3c.png', 'image/png', '89504e47'],
    ['/uploads/terrace_1a2b3c.jpg', 'image/jpeg', 'ffd8ffdb'],
    ['/uploads/menu_2a2b3c.pdf', 'text/plain', Buffer.from('The ').toString('hex')],
  ])('%s is made up', async (path, type, start) => {
    const answer = await (await serving()).get(path, { origin: 'http://a.test' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://a.test')
    expect(Buffer.from(await answer.arrayBuffer()).toString('hex')).toMatch(new RegExp(`^${start}`))
  })

  test('is a picture of its size', async () => {
    const answer = await (await serving()).get('/uploads/logo_3a2b3c.png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.readUInt32BE(16)).toBe(400)
  })

  test.each([
    ['/content/images/city.png', 1200],
    ['/content/images/size/w600/city.png', 600],
  ])('a site’s is one, too: %s', async (path, width) => {
    const { get } = await serving({}, { world: 'specs/worlds/gazette' })
    const bytes = Buffer.from(await (await get(path)).arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, Math.round((width * 9) / 16)])
    expect((await get(path.replace('city', 'none'))).status).toBe(404)
  })

  test('no other file is', async () => {
    expect((await (await serving()).get('/uploads/none.png')).status).toBe(404)
  })
})

describe('faults', () => {
  const answer: Exchange = () => ({ status: 200, headers: {}, body: 'fine' })
  const asked = (prefer?: string) => ({
    method: 'GET',
    target: '/',
    headers: prefer === undefined ? {} : { prefer },
    body: null,
  })

  test.each([
    ['status=404', 404],
    ['code=503', 503],
    ['respond-async, status=201', 201],
    ['return=minimal', 200],
    ['status=999', 200],
    ['status=4040', 200],
    [undefined, 200],
  ])('Prefer: %s', async (prefer, status) => {
    const faulty = withFaults(answer, { delay: [0, 0], fail: 0, random: () => 0.5 })
    expect((await faulty(asked(prefer))).status).toBe(status)
  })

  test('some of all requests are answered 503', async () => {
    const numbers = [0.04, 0.06, 0.01, 0.9]
    const faulty = withFaults(answer, { delay: [0, 0], fail: 0.05, random: () => numbers.shift() ?? 1 })
    const statuses = [
      await faulty(asked()),
      await faulty(asked()),
      await faulty(asked()),
      await faulty(asked()),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([503, 200, 503, 200])
  })

  test('answers wait', async () => {
    let isAnswered = false
    const late: Exchange = request => {
      isAnswered = true
      return answer(request)
    }
    const asking = withFaults(late, { delay: [1, 2], fail: 0, random: () => 0.5 })(asked())
    expect(isAnswered).toBe(false)
    expect((await asking).status).toBe(200)
  })
})

test('each request is told, and steers no terminal', async () => {
  const lines: string[] = []
  const { get } = await serving({ log: line => lines.push(line) })
  await get('/api/dishes?pagination[pageSize]=1')
  await get('/api/%1b[31m')
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d GET \/api\/dishes\?pagination\[pageSize\]=1 200 \d+ ms\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d GET \/api\/%1b\[31m 404 \d+ ms\n$/),
  ])
})

describe('a site of this machine, by its own addresses,', () => {
  const WORLD = 'specs/worlds/gazette'

  async function addressesOf(options: Partial<ServeOptions>) {
    const { get, facts, url, load } = await serving({}, { world: WORLD, ...options })
    const [key] = facts.site?.contentKeys ?? []
    const read = async (name: string) => {
      const { [name]: rows } = await (await get(`/platform/api/content/${name}/?key=${key}`)).json()
      return [rows].flat().map(row => new URL(row.url).origin)
    }
    const all = async () => new Set([...(await read('posts')), ...(await read('tags'))])
    return { all, url, load }
  }

  test('is where it is served, also when another world is loaded', async () => {
    const { all, url, load } = await addressesOf({ movesSites: true })
    expect(await all()).toEqual(new Set([url]))
    await load(WORLD)
    expect(await all()).toEqual(new Set([url]))
  })

  test('is where a program says that it is met', async () => {
    const { all } = await addressesOf({ address: 'http://127.0.0.1:4000' })
    expect(await all()).toEqual(new Set(['http://127.0.0.1:4000']))
  })

  test('stays where its world says for whoever serves it in a program', async () => {
    const { all } = await addressesOf({})
    expect(await all()).toEqual(new Set(['http://localhost:2368']))
  })
})
