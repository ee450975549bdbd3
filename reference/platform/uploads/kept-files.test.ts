import { describe, expect, test } from 'vitest'
import { settableClock } from '../../world/clock.ts'
import { platformBrand } from '../brand.ts'
import type { Site } from '../contracts.ts'
import { gazetteWorld, NOW, openGazette, rows } from '../gazette.fixture.ts'
import { readPlatform } from '../index.ts'
import { seededIds } from '../site/ids.ts'
import { Outbox } from '../site/mail.ts'
import { SiteStore } from '../site/store.ts'
import type { JsonObject } from '../values.ts'
import { bytesOf, keptFile, replaceFile } from './kept-files.ts'

const site = openGazette()
const logIn = async () => ({ cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') })
let asOwner = await logIn()

/** A site that keeps nothing yet. */
async function beginAnew(): Promise<void> {
  site.reset()
  asOwner = await logIn()
}
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }

async function sent(
  method: string,
  path: string,
  name: string,
  content: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const file = `; name="file"; filename="${name}"\r\ncontent-type: ${typeOf(name)}\r\n\r\n${content}`
  const parts = [file, ...Object.entries(fields).map(([field, value]) => `; name="${field}"\r\n\r\n${value}`)]
  const form = parts.map(part => `--x\r\ncontent-disposition: form-data${part}\r\n`).join('')
  const { status, body } = await site.send(method, `admin: ${path}`, `${form}--x--\r\n`, {
    ...asOwner,
    ...MULTIPART,
  })
  const answer: JsonObject = { status, ...rows(body)[0] }
  return answer
}

function typeOf(name: string): string {
  if (name.toLowerCase().endsWith('.svg')) return 'image/svg+xml'
  if (name.endsWith('.gif')) return 'image/gif'
  return name.endsWith('.mp4') ? 'video/mp4' : 'application/octet-stream'
}

const FOLDER = 'http://localhost:2368/content'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

describe('a file', () => {
  test.each<[fact: string, before: readonly string[], name: string, kept: string]>([
    ['is kept under its name', [], 'a.pdf', 'a.pdf'],
    ['gets a number where the name is taken', ['a.pdf'], 'a.pdf', 'a-1.pdf'],
    ['gets the next number', ['a.pdf', 'a.pdf'], 'a.pdf', 'a-2.pdf'],
    ['is kept without an extension', [], 'notes', 'notes'],
    ['is kept though it has nothing but one', ['.htaccess'], '.htaccess', '.htaccess-1'],
    ['gets a number before its last extension', ['b.tar.gz'], 'b.tar.gz', 'b.tar-1.gz'],
    ['is kept without the folders of its sender', [], 'C:\\x/y.pdf', 'y.pdf'],
    ['may have the longest name', [], `${'n'.repeat(251)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ])('%s', async (_fact, before, name, kept) => {
    await beginAnew()
    for (const other of before) await sent('POST', '/files/upload/', other, 'x')
    expect(await sent('POST', '/files/upload/', name, 'x', { ref: 'r' })).toEqual({
      status: 201,
      url: `${FOLDER}/files/2024/06/${kept}`,
      ref: 'r',
    })
  })

  test('with a name that is too long is refused', async () => {
    await beginAnew()
    expect(await sent('POST', '/files/upload/', `${'n'.repeat(252)}.pdf`, 'x')).toMatchObject({
      status: 400,
      code: 'ENAMETOOLONG',
    })
  })

  test.each([
    ['page.html', 'text/html; charset=UTF-8'],
    ['DATA.XML', 'application/xml'],
    ['bytes.xyz', 'application/octet-stream'],
    ['bytes', 'application/octet-stream'],
  ])('%s is served as %s, and runs nothing', async (name, type) => {
    await beginAnew()
    const { url } = await sent('POST', '/files/upload/', name, 'x')
    const { status, headers } = await site.get(String(url).slice('http://localhost:2368'.length))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['GET', 200],
    ['HEAD', 200],
    ['POST', 404],
  ])('is asked for with %s: %i', async (method, status) => {
    await beginAnew()
    await sent('POST', '/files/upload/', 'once.txt', 'x')
    expect((await site.send(method, '/content/files/2024/06/once.txt')).status).toBe(status)
  })
})

describe('an image', () => {
  test.each<[fact: string, name: string, fields: Readonly<Record<string, string>>, answer: object]>([
    [
      'of vectors has no size',
      'v.svg',
      {},
      { status: 201, url: `${FOLDER}/images/2024/06/v.svg`, ref: null },
    ],
    [
      'in capitals is one',
      'V.SVG',
      { ref: '' },
      { status: 201, url: `${FOLDER}/images/2024/06/V.SVG`, ref: null },
    ],
    ['loses the sign of an original', 'w_o.svg', {}, { status: 201, url: `${FOLDER}/images/2024/06/w.svg` }],
    ['has the longest reference', 'r.svg', { ref: 'r'.repeat(2000) }, { status: 201, ref: 'r'.repeat(2000) }],
    ['has a reference that is too long', 'r.svg', { ref: 'r'.repeat(2001) }, { status: 422 }],
    ['has a purpose that there is not', 'p.svg', { purpose: 'none' }, { status: 422 }],
    ['has a purpose', 'q.svg', { purpose: 'icon' }, { status: 201 }],
    ['that is none', 'x.png', {}, { status: 415 }],
  ])('%s', async (_fact, name, fields, answer) => {
    await beginAnew()
    expect(await sent('POST', '/images/upload/', name, SVG, fields)).toMatchObject(answer)
  })

  test('is found where its smaller sizes would be', async () => {
    await beginAnew()
    await sent('POST', '/images/upload/', 'size.svg', SVG)
    const ask = async (path: string) => (await site.get(path)).status
    expect(await ask('/content/images/size/w600/2024/06/size.svg')).toBe(200)
    expect(await ask('/content/images/size/w600h400/2024/06/size.svg')).toBe(200)
    expect(await ask('/content/images/size/600/2024/06/size.svg')).toBe(404)
  })
})

describe('an image of dots', () => {
  const gif = (width: number, height: number) =>
    `GIF89a${[width, 0, height, 0].map(byte => String.fromCharCode(byte)).join('')}\0\0\0;`
  const refused = 'Validation error, cannot upload image.'
  const icon = 'Icon must be a .jpg, .webp, .svg or .png file, at least 60x60px, under 20MB.'
  const square = 'Please select a valid image file with square dimensions.'

  test.each<[fact: string, purpose: string | null, content: string, answer: object]>([
    ['of any size', null, gif(1, 100), { status: 201 }],
    ['of any size, as an image', 'image', gif(100, 1), { status: 201 }],
    ['as small as icons are', 'icon', gif(60, 61), { status: 201 }],
    ['narrower than icons are', 'icon', gif(59, 60), { status: 422, message: refused, context: icon }],
    ['flatter than icons are', 'icon', gif(60, 59), { status: 422, message: refused, context: icon }],
    ['of somebody', 'profile_image', gif(5, 5), { status: 201 }],
    ['of somebody, not square', 'profile_image', gif(5, 6), { status: 422, context: square }],
    ['that cannot be read', null, 'GIF89a', { status: 400 }],
  ])('%s', async (_fact, purpose, content, answer) => {
    await beginAnew()
    const fields = purpose === null ? {} : { purpose }
    expect(await sent('POST', '/images/upload/', 'dots.gif', content, fields)).toMatchObject(answer)
  })

  test.each([
    ['dots.gif', gif(1, 1), 200],
    ['lines.svg', SVG, 404],
  ])('%s stands beside itself as it was sent: %i', async (name, content, status) => {
    await beginAnew()
    await sent('POST', '/images/upload/', name, content)
    const original = name.replace('.', '_o.')
    expect((await site.get(`/content/images/2024/06/${original}`)).status).toBe(status)
  })
})

describe('an image for a video', () => {
  test.each<[fact: string, fields: Readonly<Record<string, string>>, answer: object]>([
    [
      'stands beside it',
      { url: `${FOLDER}/media/2024/06/film.mp4`, ref: 'r' },
      { status: 200, url: `${FOLDER}/media/2024/06/film_thumb.svg`, ref: 'r' },
    ],
    [
      'stands beside one that is named by its path',
      { url: '/content/media/2024/06/film.mp4' },
      { status: 200, url: `${FOLDER}/media/2024/06/film_thumb.svg` },
    ],
    [
      'needs one that is there',
      { url: `${FOLDER}/media/2024/06/none.mp4` },
      {
        status: 400,
        message: `The URL "${FOLDER}/media/2024/06/none.mp4" is not a valid URL for this site.`,
      },
    ],
    ['needs one that is a video', { url: `${FOLDER}/files/2024/06/a.pdf` }, { status: 400 }],
    ['needs one', {}, { status: 422, property: 'url' }],
    [
      'needs one, and repeats no more of it',
      { url: 'x'.repeat(201) },
      { status: 400, message: `The URL "${'x'.repeat(200)}" is not a valid URL for this site.` },
    ],
  ])('%s', async (_fact, fields, answer) => {
    await beginAnew()
    expect(await sent('POST', '/media/upload/', 'film.mp4', 'x')).toMatchObject({
      status: 201,
      thumbnail_url: null,
      url: `${FOLDER}/media/2024/06/film.mp4`,
    })
    expect(await sent('PUT', '/media/thumbnail/upload/', 'still.svg', SVG, fields)).toMatchObject(answer)
  })
})

describe('a site keeps 64 MB', () => {
  const MOST = 64 * 1024 * 1024
  const { site: data, tables } = readPlatform(gazetteWorld(), 'gazette')
  const kept = (sizes: Readonly<Record<string, number>>): Site => {
    const uploads = Object.entries(sizes).map(([path, size]) => ({
      id: path,
      path,
      content: 'x'.repeat(size),
    }))
    return {
      ...{
        data,
        version: data.version,
        major: 5,
        brand: platformBrand,
        clock: settableClock(NOW),
        ids: seededIds(2),
      },
      ...{ store: new SiteStore(new Map(tables).set('uploads', uploads)), outbox: new Outbox() },
    }
  }

  test.each<[fact: string, sizes: Readonly<Record<string, number>>, isTaken: boolean]>([
    ['and as much', { '/a': MOST - 4, '/b': 1 }, true],
    ['and no more', { '/a': MOST - 4, '/b': 2 }, false],
    ['and what is replaced makes room', { '/a': MOST - 4, '/new': 9 }, true],
    ['and one file may be all of it', {}, true],
  ])('%s', (_fact, sizes, isTaken) => {
    const keeping = () => replaceFile('/new', new Uint8Array(3), kept(sizes))
    if (isTaken) expect(keeping()).toBe('/new')
    else expect(keeping).toThrow(expect.objectContaining({ status: 413 }))
  })

  test.each([0, 1, 0x7fff, 0x8000, 0x8001, 0x10000])('a file of %i bytes is what it was', size => {
    const site = kept({})
    const bytes = Uint8Array.from({ length: size }, (_, place) => place % 251)
    replaceFile('/new', bytes, site)
    const file = keptFile('/new', site)
    expect(file && Buffer.compare(bytesOf(file), bytes)).toBe(0)
  })
})
