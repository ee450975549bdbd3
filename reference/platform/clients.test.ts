import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import AdminApi from '@tryghost/admin-api'
import ContentApi from '@tryghost/content-api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../http/node-adapter.ts'
import { systemClock } from '../world/clock.ts'
import { ADMIN_KEY, ADMIN_SECRET, CONTENT_KEY, gazetteWorld } from './gazette.fixture.ts'
import { createPlatform, readPlatform } from './index.ts'

let listening: Listening
let reset: () => void

beforeAll(async () => {
  // The clients warn about the versions that they call deprecated.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const platform = createPlatform({ site: readPlatform(gazetteWorld(), 'gazette'), clock: systemClock })
  reset = platform.reset
  listening = await listen(async request => {
    return (await platform.service(request)) ?? { status: 404, headers: {}, body: null }
  })
})

afterAll(() => {
  vi.restoreAllMocks()
  return listening.close()
})

const versions = [
  'v2',
  'v3',
  'v4',
  'v5',
  'v6',
  'v4.48',
  'v5.0',
  'v5.99',
  'v100.1',
  'canary',
  true,
  false,
] as const

describe.each(versions)('the published content client, made for version %s', version => {
  const open = () => new ContentApi({ url: listening.url, key: CONTENT_KEY, version, ghostPath: 'platform' })

  it('browses', async () => {
    const posts = await open().posts.browse({ limit: 2, include: ['tags', 'authors'] })
    expect(posts.map(post => post.slug)).toEqual(['for-gold', 'for-members'])
    expect(posts.meta.pagination).toMatchObject({ total: 5, pages: 3 })
    expect(posts[1]?.primary_tag?.slug).toBe('city')
  })

  it('reads by id and slug', async () => {
    expect((await open().pages.read({ id: '67a000000000000000000701' })).slug).toBe('about')
    expect((await open().tags.read({ slug: 'sport' })).name).toBe('Sport')
  })

  it('reads settings and tiers', async () => {
    expect((await open().settings.browse()).title).toBe('The Gazette')
    expect((await open().tiers.browse()).map(tier => tier.slug)).toEqual(['free', 'gold'])
  })

  it('is told what is not there', async () => {
    await expect(open().posts.read({ slug: 'nope' })).rejects.toMatchObject({
      name: 'NotFoundError',
      message: 'Resource not found error, cannot read post.',
    })
  })
})

describe.each(versions)('the published admin client, made for version %s', version => {
  const open = () =>
    new AdminApi({ url: listening.url, key: `${ADMIN_KEY}:${ADMIN_SECRET}`, version, ghostPath: 'platform' })

  it('browses, reads, adds, edits and deletes', async () => {
    reset()
    const client = open()
    const drafts = await client.posts.browse({ filter: 'status:draft' })
    expect(drafts.map(post => post.slug)).toEqual(['unfinished'])
    const added = await client.posts.add({ title: 'From a client', html: '<p>Hello</p>' }, { source: 'html' })
    expect(added.slug).toBe('from-a-client')
    const read = await client.posts.read({ id: added.id }, { formats: ['html'] })
    expect(read.html).toBe('<p>Hello</p>')
    const edited = await client.posts.edit({ id: added.id, title: 'Edited', updated_at: added.updated_at })
    expect(edited.title).toBe('Edited')
    await client.posts.delete({ id: added.id })
    await expect(client.posts.read({ id: added.id })).rejects.toMatchObject({ name: 'NotFoundError' })
  })

  it('writes members and tags', async () => {
    reset()
    const client = open()
    const member = await client.members.add({ email: 'client@readers.example' })
    expect(member.newsletters).toHaveLength(1)
    expect((await client.members.edit({ id: member.id, name: 'C' })).name).toBe('C')
    expect((await client.tags.add({ name: '#client' })).visibility).toBe('internal')
    expect((await client.site.read()).title).toBe('The Gazette')
  })
})

describe('publishing with the published clients', () => {
  const options = { url: '', version: 'v5.0', ghostPath: 'platform' }

  it('an image is uploaded, shown by a post, and read with it', async () => {
    reset()
    const url = listening.url
    const admin = new AdminApi({ ...options, url, key: `${ADMIN_KEY}:${ADMIN_SECRET}` })
    const content = new ContentApi({ ...options, url, key: CONTENT_KEY })
    const file = join(await mkdtemp(join(tmpdir(), 'assayer-')), 'ball.svg')
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const image = await admin.images.upload({ file, ref: 'ball' })
    await rm(dirname(file), { recursive: true })
    expect(image.ref).toBe('ball')
    const html = `<figure class="kg-card kg-image-card"><img src="${image.url}"></figure>`
    const post = { title: 'Ball', status: 'published', feature_image: image.url, html }
    await admin.posts.add(post, { source: 'html' })
    const shown = await content.posts.read({ slug: 'ball' })
    expect(shown).toMatchObject({ feature_image: image.url, html })
    const answer = await fetch(url + new URL(image.url).pathname)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
})
