import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { httpServer, type Reply } from '../../../tests/support/http-server.ts'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { JsonObject } from '../../compare/json-value.ts'
import { type Embedded, embedReference } from '../../targets/oracle.ts'
import { importInMemory } from '../import-source.ts'
import type { ReadImport } from '../imported.ts'
import { SCHEMAS, tarOf } from '../strapi/archive.fixture.ts'

const TOKEN = 'token-of-the-shop'

/** A reference on a port, and everything that it was asked. */
async function served(reference: Embedded, others: (path: string) => Reply | undefined = () => undefined) {
  const asked: string[] = []
  const url = await httpServer(async ({ method, target, headers, body }) => {
    asked.push(`${method} ${target}`)
    const sent = { authorization: String(headers.authorization) }
    const other = others(target.split('?')[0] ?? '')
    if (other) return other
    const answer = await reference.handle({ method, target, headers: sent, body: Buffer.from(body) })
    const { body: text, ...rest } = answer
    return { ...rest, headers: {}, body: typeof text === 'string' ? JSON.parse(text) : '' }
  })
  return { url, asked }
}

const IMPLICIT = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]

/** As the content-type builder shows a schema: without what the service adds by itself. */
function shownSchema({ uid, info, options, attributes, ...schema }: JsonObject): JsonObject {
  const own = Object.entries(Object(attributes)).filter(([name]) => !IMPLICIT.includes(name))
  return {
    uid,
    schema: { ...schema, ...Object(info), ...Object(options), attributes: Object.fromEntries(own) },
  }
}

const isType = (uid: string) => uid.includes('::')
const schemas = (isWanted: (uid: string) => boolean) =>
  SCHEMAS.filter(({ uid }) => isWanted(String(uid))).map(shownSchema)

async function shop() {
  const file = join(scratchDirectory(), 'export.tar')
  writeFileSync(file, await tarOf())
  const made = await importInMemory('shop', { from: file })
  const options = {
    ...made.world.options,
    apiTokens: [{ name: 'full', type: 'full-access', permissions: [], accessKey: TOKEN }],
  } as const
  const reference = await embedReference({ world: { ...made.world, options } })
  const builder: Readonly<Record<string, Reply>> = {
    '/api/content-type-builder/content-types': { body: { data: schemas(isType) } },
    '/api/content-type-builder/components': { body: { data: schemas(uid => !isType(uid)) } },
    '/uploads/cake_1.jpg': { body: 'pixels' },
  }
  return { made, ...(await served(reference, path => builder[path])) }
}

const rowsOf = ({ files }: ReadImport, uid: string) => files.get('data.json')?.[uid]

describe('a running Strapi', () => {
  test('comes over with its entries, links in their order, components and locales', async () => {
    const { made, url } = await shop()
    const live = await importInMemory('shop', { from: `${url}/`, token: TOKEN })
    expect(rowsOf(live, 'api::cake.cake')).toEqual(rowsOf(made, 'api::cake.cake'))
    const bakers = rowsOf(made, 'api::baker.baker')
    const withoutMorphs = (Array.isArray(bakers) ? bakers : []).map(({ likes: _likes, ...row }) => row)
    expect(rowsOf(live, 'api::baker.baker')).toEqual(withoutMorphs)
    expect(live.world.options.defaultLocale).toBe('fr')
  })

  test('comes over with its files, users and permissions', async () => {
    const { made, url } = await shop()
    const live = await importInMemory('shop', { from: url, token: TOKEN })
    expect(String(await live.world.uploads.get('/uploads/cake_1.jpg')?.read())).toBe('pixels')
    expect(live.files.get('options.json')).toEqual(made.files.get('options.json'))
    expect(rowsOf(live, 'plugin::users-permissions.user')).toMatchObject([{ username: 'ann', role: null }])
    const list = live.leftOut.all.map(({ what, count }) => [what, count])
    expect(list).toContainEqual(['passwords of users', 1])
    expect(list).toContainEqual(['values of api::baker.baker.likes', null])
  })

  test('is sent nothing but GET', async () => {
    const { url, asked } = await shop()
    await importInMemory('shop', { from: url, token: TOKEN })
    expect(asked.filter(line => !line.startsWith('GET '))).toEqual([])
  })

  test('that does not show its models says what the token must be', async () => {
    const url = await httpServer(() => ({ status: 403, body: { error: { message: 'Forbidden' } } }))
    await expect(importInMemory('shop', { from: url, token: 'x' })).rejects.toThrow(
      /answers 403 \(Forbidden\)\. .*full access \(--token\)/,
    )
  })

  test('of the next major is refused', async () => {
    const type = { uid: 'api::a.a', schema: { singularName: 'a', pluralName: 'as', attributes: {} } }
    const url = await httpServer(({ target }) => ({
      body: target.includes('content-types') ? { data: [type] } : { data: [{ id: 1, documentId: 'x' }] },
    }))
    await expect(importInMemory('shop', { from: url, token: 'x' })).rejects.toThrow(
      /expected entries of Strapi 4/,
    )
  })
})

describe('a running Ghost', () => {
  const KEY = `67a000000000000000000821:${'00112233445566778899aabbccddeeff'.repeat(2)}`

  async function gazette(platformVersion?: string) {
    const world = join(import.meta.dirname, '../../../specs/worlds/gazette')
    const version = platformVersion === undefined ? {} : { platformVersion }
    return served(await embedReference({ world, brand: 'ghost', ...version }))
  }

  test('comes over with what it shows to an integration', async () => {
    const { url } = await gazette()
    const { files, world } = await importInMemory('gazette', { from: url, token: KEY })
    const platform = files.get('platform.json') ?? {}
    expect(platform.site).toMatchObject({ title: 'The Gazette', url: 'http://localhost:2368' })
    const posts: readonly JsonObject[] = Array.isArray(platform.posts) ? platform.posts : []
    const bridge = posts.find(({ slug }) => slug === 'bridge-opens')
    expect(bridge).toMatchObject({
      ...{ tags: ['city', 'hash-front-page'], authors: ['olga'], featured: true, meta_title: 'The bridge' },
      feature_image: '/content/images/bridge.png',
      html: expect.stringContaining('<a href="/about/">ours</a>'),
    })
    expect(posts.find(({ slug }) => slug === 'for-gold')).toMatchObject({
      visibility: 'tiers',
      tiers: ['gold'],
    })
    expect(posts.map(({ status }) => status)).toContain('draft')
    expect(platform.tiers).toMatchObject([
      { slug: 'free' },
      { slug: 'gold', benefits: ['Every article', 'The weekend letter'] },
    ])
    expect(platform.offers).toMatchObject([
      { code: 'spring', type: 'percent', cadence: 'year', amount: 20, tier: 'gold' },
    ])
    expect(platform.members).toHaveLength(3)
    expect(world.platform).not.toBeNull()
  })

  test('of another key is not read', async () => {
    const { url } = await gazette()
    const from = importInMemory('gazette', { from: url, token: `${'0'.repeat(24)}:${'1'.repeat(64)}` })
    await expect(from).rejects.toThrow(/answers 401 .*--token ID:SECRET/)
  })
})

describe('refused, with what is wrong:', () => {
  test('no token', async () => {
    await expect(importInMemory('x', { from: 'http://127.0.0.1:1' })).rejects.toThrow(/--token is missing/)
  })

  test('nobody there', async () => {
    const from = importInMemory('x', { from: 'http://127.0.0.1:1', token: 'x' })
    await expect(from).rejects.toThrow(/cannot be asked: .*Does it run\?/)
  })
})
