import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyServer } from '../../tests/support/empty-server.ts'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { inFrontOf } from '../../tests/support/in-front-of.ts'
import { tcpServer } from '../../tests/support/tcp-server.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { brandWords } from '../targets/brand.ts'
import { type Serving, serveReference } from '../targets/oracle.ts'
import { type UrlTargetOptions, urlTarget } from '../targets/url.ts'
import { type PreflightOptions, withPreflight } from './preflight.ts'

const CONTENT = 'restaurants'
const PLATFORM = 'gazette'
const FOUND = 'held'

/** The services that nobody changes are served once. */
const served = new Map<string, Serving>()
beforeAll(async () => {
  for (const world of [CONTENT, PLATFORM, 'tickets'])
    served.set(world, await serveReference({ world: `specs/worlds/${world}`, control: true }))
})
afterAll(async () => {
  for (const serving of served.values()) await serving.close()
})
const urlOf = (world: string) => served.get(world)?.url ?? ''

interface More extends Partial<PreflightOptions> {
  readonly target?: Partial<UrlTargetOptions>
}

/** What becomes of opening worlds at a URL: `held`, why one is not for it, or why nothing can be judged there. */
async function openEach(
  url: string,
  worlds: readonly string[],
  { target, ...more }: More = {},
): Promise<readonly string[]> {
  const limits = more.limits ?? DEFAULT_LIMITS
  const own = { url, name: 'it', worlds, without: [], platformVersion: null, production: false }
  const opened = withPreflight(urlTarget({ ...own, reset: 'auto', wait: 0, limits, ...target }), {
    ...{ specs: 'specs', worlds, isClaimed: false, production: false, limits },
    ...{ environment: {}, onThin: () => {} },
    ...more,
  })
  const said: string[] = []
  for (const world of worlds) said.push(await openWorld(opened, world))
  return said
}

async function open(url: string, [world = '']: readonly string[], more?: More): Promise<string | undefined> {
  return (await openEach(url, [world], more))[0]
}

async function openWorld(target: ReturnType<typeof withPreflight>, world: string): Promise<string> {
  try {
    const endpoint = await target.open({ world, platformVersion: null, production: false })
    return 'unavailable' in endpoint ? endpoint.unavailable : FOUND
  } catch (error) {
    return String(error)
  }
}

const DOCTOR = 'assayer doctor shows what is missing'

describe('what holds the world', () => {
  test.each([CONTENT, PLATFORM])(
    'the reference with %s; little is asked, and nothing is changed',
    async world => {
      const lines: string[] = []
      const url = await inFrontOf(urlOf(world), ({ method, target }) => {
        lines.push(`${method} ${target}`)
        return undefined
      })
      expect(await open(url, [world])).toBe(FOUND)
      expect(lines.filter(line => !line.startsWith('GET '))).toEqual([])
      expect(lines.length).toBeLessThan(16)
    },
  )

  test.each(['1.0', '2.0', '3.0', '4.0', '5.0'])('a platform that runs as %s', async platformVersion => {
    const serving = await serveReference({ world: `specs/worlds/${PLATFORM}`, platformVersion })
    try {
      expect(await open(serving.url, [PLATFORM], { target: { platformVersion } })).toBe(FOUND)
    } finally {
      await serving.close()
    }
  })

  const path = ({ target }: Received) => target.split('?')[0] ?? ''
  const isLetIn = ({ headers }: Received) => headers.authorization !== undefined
  const refuse = (status: number): Reply => ({ status, body: 'no' })
  const half = ['/api/restaurants', '/api/chefs', '/api/dishes', '/api/reviews']

  test.each<[string, (request: Received) => Reply | undefined]>([
    ['answers 500 for one type', it => (path(it) === '/api/dishes' ? refuse(500) : undefined)],
    ['is too busy for one type', it => (path(it) === '/api/dishes' ? refuse(429) : undefined)],
    [
      'closes some types to the public',
      it => (half.includes(path(it)) && !isLetIn(it) ? refuse(403) : undefined),
    ],
    ['hides what it refuses', it => (path(it) === '/api/safes' && !isLetIn(it) ? refuse(404) : undefined)],
    ['knows none of our tokens', it => (isLetIn(it) ? refuse(401) : undefined)],
    [
      'knows no drafts and no locales',
      it => (it.target.includes('publicationState') ? refuse(400) : undefined),
    ],
  ])('one that %s', async (_, override) => {
    expect(await open(await inFrontOf(urlOf(CONTENT), override), [CONTENT])).toBe(FOUND)
  })

  test.each([CONTENT, PLATFORM])(
    'one with %s that meets the first request of each kind with a hiccup',
    async world => {
      const asked = new Set<string>()
      const thin: string[] = []
      const url = await inFrontOf(urlOf(world), request => {
        const isFirst = !asked.has(path(request))
        asked.add(path(request))
        return isFirst ? refuse(asked.size % 2 === 0 ? 503 : 502) : undefined
      })
      expect(await open(url, [world], { onThin: sentence => thin.push(sentence) })).toBe(FOUND)
      expect(asked.size).toBeGreaterThan(3)
      expect(thin).toEqual([])
    },
  )

  test('one that shows entries in another order, with more members, and more entries', async () => {
    const url = await inFrontOf(urlOf(CONTENT), async ({ target }) => {
      if (!target.startsWith('/api/chefs')) return undefined
      const body = await (await fetch(`${urlOf(CONTENT)}${target}`)).json()
      const data = body.data.toReversed().map((item: object) => ({ documentId: 'x', ...item }))
      return { body: { data: [{ id: 99, attributes: { slug: 'somebody' } }, ...data], meta: {}, more: true } }
    })
    expect(await open(url, [CONTENT])).toBe(FOUND)
  })

  test('what is incomplete is told', async () => {
    const thin: string[] = []
    const url = await inFrontOf(urlOf(CONTENT), ({ target }) =>
      target.startsWith('/api/chefs')
        ? { body: { data: [{ id: 1, attributes: { slug: 'amara' } }], meta: {} } }
        : undefined,
    )
    expect(await open(url, [CONTENT], { onThin: sentence => thin.push(sentence) })).toBe(FOUND)
    expect(thin).toEqual(['the world restaurants is incomplete (chefs: 1 of 6 entries)'])
  })
})

describe('what does not', () => {
  test('a server of static files, and little is asked of it', async () => {
    let asked = 0
    const url = await httpServer(() => {
      asked++
      return { status: 404, body: 'Not Found' }
    })
    expect(await open(url, [CONTENT])).toBe(
      `WorldMissing: it does not hold the world restaurants (11 of 11 types answer 404); nothing was judged; ${DOCTOR}`,
    )
    expect(asked).toBeLessThan(20)
  })

  test.each([
    ['one page for everything', () => ({ body: '<html>' }), 'answer 200 with something else'],
    ['a redirect for everything', () => ({ status: 301, headers: { location: '/' } }), 'answer 301'],
    ['a broken server', () => ({ status: 502 }), 'answer 502'],
    ['a server that lets nobody in', () => ({ status: 401 }), 'answer 401'],
  ])('%s', async (_, reply, says) => {
    expect(await open(await httpServer(reply), [CONTENT])).toContain(`(11 of 11 types ${says})`)
  })

  test('one with the models and no entries', async () => {
    expect(await open(await emptyServer(), [CONTENT])).toContain(
      '(11 of 11 types have none of their entries)',
    )
  })

  test('a good one with other models', async () => {
    expect(await open(urlOf('tickets'), [CONTENT])).toContain('(10 of 11 types answer 404, 1 has none of its')
  })

  test('one that lacks a type, which is named; without it the world is held', async () => {
    const url = await inFrontOf(urlOf(CONTENT), ({ target }) =>
      target.startsWith('/api/chefs') ? { status: 404 } : undefined,
    )
    expect(await open(url, [CONTENT])).toBe(
      'WorldMissing: it holds only part of the world restaurants (1 of 11 types is missing: chefs answers 404); ' +
        `nothing was judged; --without-type chefs judges the rest; ${DOCTOR}`,
    )
    expect(await open(url, [CONTENT], { target: { withoutTypes: ['chefs'] } })).toBe(FOUND)
  })

  test('one that lacks several types, which are named by what they do', async () => {
    const url = await inFrontOf(urlOf(CONTENT), ({ target }) => {
      if (/^\/api\/(chefs|dishes)/.test(target)) return { status: 404 }
      return target.startsWith('/api/reviews') ? { body: { data: [] } } : undefined
    })
    expect(await open(url, [CONTENT])).toContain(
      '(3 of 11 types are missing: chefs, dishes answer 404; reviews has none of its entries)',
    )
  })

  test('one whose models are there, and the public may see none of them', async () => {
    const url = await inFrontOf(urlOf(CONTENT), ({ headers }) =>
      headers.authorization === undefined ? { status: 403 } : undefined,
    )
    expect(await open(url, [CONTENT])).toContain(
      'does not show enough of the world restaurants (the public is refused at 9 of 9 types)',
    )
  })

  test('one that does not know our keys', async () => {
    expect(await open(urlOf(PLATFORM), [PLATFORM], { environment: { ASSAYER_ADMIN_KEY: 'a:bb' } })).toContain(
      'the admin API key is refused at',
    )
    const environment = { ASSAYER_CONTENT_KEY: 'nonsense' }
    expect(await open(urlOf(PLATFORM), [PLATFORM], { environment })).toContain(
      'the content API key is refused at',
    )
  })

  test('one with a brand that nobody told', async () => {
    const serving = await serveReference({ world: `specs/worlds/${PLATFORM}`, brand: 'ghost' })
    try {
      expect(await open(serving.url, [PLATFORM])).toContain(
        '(GET /platform/api/admin/site/ answers 404); nothing was judged; its platform is named ghost: --brand ghost;',
      )
      expect(await open(serving.url, [PLATFORM], { target: { brand: brandWords('ghost') } })).toBe(FOUND)
    } finally {
      await serving.close()
    }
  })
})

describe('several worlds', () => {
  test('of two at one address one is enough, and scenarios of the other are not for it', async () => {
    const other =
      'it starts from the world gazette, and the target does not hold it (GET /platform/api/admin/site/ answers 404)'
    expect(await openEach(urlOf(CONTENT), [CONTENT, PLATFORM])).toEqual([FOUND, other])
    expect(await openEach(urlOf(PLATFORM), [CONTENT, PLATFORM])).toEqual([
      expect.stringMatching(
        /^it starts from the world restaurants, and the target does not hold it \(10 of 11/,
      ),
      FOUND,
    ])
  })

  test('both services at one address', async () => {
    const url = await inFrontOf(urlOf(CONTENT), async ({ method, target, headers }) => {
      if (!target.startsWith('/platform/')) return undefined
      const { authorization } = headers
      const sent = { method, headers: { ...(authorization !== undefined && { authorization }) } }
      const response = await fetch(`${urlOf(PLATFORM)}${target}`, sent)
      return { status: response.status, body: await response.json() }
    })
    expect(await openEach(url, [CONTENT, PLATFORM])).toEqual([FOUND, FOUND])
  })

  test('of two at one address none may be there in part', async () => {
    const url = await inFrontOf(urlOf(PLATFORM), ({ target }) =>
      target.startsWith('/platform/api/admin/newsletters/') ? { body: { newsletters: [] } } : undefined,
    )
    expect(await openEach(url, [CONTENT, PLATFORM])).toEqual(
      Array(2).fill(
        'WorldMissing: it holds only part of the world gazette (1 of 8 types is missing: newsletters has none of its ' +
          `entries); nothing was judged; --no-preflight judges it anyway; ${DOCTOR}`,
      ),
    )
  })

  test('where it is said to hold both, both must be there', async () => {
    const [first] = await openEach(urlOf(CONTENT), [CONTENT, PLATFORM], { isClaimed: true })
    expect(first).toBe(
      `WorldMissing: it does not hold the world gazette (GET /platform/api/admin/site/ answers 404); nothing was judged; ${DOCTOR}`,
    )
  })

  test('what seeds itself is looked at after that, one world after the other', async () => {
    const serving = await serveReference({ world: `specs/worlds/tickets`, control: true })
    const seed = (world: string) => ({
      says: 'a seed',
      run: async () => {
        const body = JSON.stringify({ directory: `${process.cwd()}/specs/worlds/${world}` })
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(`${serving.url}/__assayer/world`, { method: 'POST', headers, body })
        return answer.ok ? null : `status ${answer.status}`
      },
    })
    try {
      expect(await openEach(serving.url, [CONTENT, 'tickets', PLATFORM], { target: { seed } })).toEqual([
        FOUND,
        FOUND,
        FOUND,
      ])
      const nothing = { says: 'a seed', run: async () => null }
      expect(await open(serving.url, [CONTENT], { target: { seed: () => nothing } })).toContain(
        'it does not hold the world restaurants (10 of 11 types answer 404, 1 has none of its entries) although it was seeded;',
      )
    } finally {
      await serving.close()
    }
  })
})

describe('a hostile target', () => {
  const limits = { ...DEFAULT_LIMITS, total: 300, headers: 300, connect: 300, body: 300 }

  test('that never answers takes a few times what one request may take', async () => {
    let asked = 0
    const url = await tcpServer(() => {
      asked++
    })
    expect(await open(url, [CONTENT], { limits })).toMatch(/types give no answer: no/)
    expect(asked).toBeLessThan(8)
  })

  test('whose lists never end is left', async () => {
    let asked = 0
    const item = { id: 1, attributes: { slug: 'x' } }
    const meta = { pagination: { page: 1, pageSize: 1, pageCount: 1e9 } }
    const url = await httpServer(() => {
      asked++
      return { body: { data: [item], meta } }
    })
    expect(await open(url, [CONTENT])).toContain('does not hold the world restaurants')
    expect(asked).toBeLessThan(70)
  })

  test('that answers with half a body', async () => {
    const url = await tcpServer(socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"a"'))
    expect(await open(url, [CONTENT], { limits })).toContain('give no answer')
  })

  test('that is too slow for one type holds the world all the same', async () => {
    const url = await inFrontOf(urlOf(CONTENT), async ({ target }) => {
      if (target.startsWith('/api/dishes')) await new Promise(() => {})
      return undefined
    })
    expect(await open(url, [CONTENT], { limits })).toBe(FOUND)
  })
})
