import { jpegOf } from '../seed/pictures/jpeg.ts'
import { pngOf } from '../seed/pictures/png.ts'
import type { EmbeddedAnswer, Exchange, OracleWorld } from '../targets/oracle.ts'

/** A file that a world names without holding its bytes. */
interface NamedFile {
  readonly mime: string
  readonly width: number
  readonly height: number
}

/** More than a page shows is not drawn. */
const LARGEST = 4_000

/** Files that a world names and does not hold: grey pictures of their size, for other kinds a line of text. */
export function withPictures(answer: Exchange, world: () => OracleWorld): Exchange {
  const known = new WeakMap<OracleWorld, ReadonlyMap<string, NamedFile>>()
  return request => {
    const files = known.get(world()) ?? filesOf(world())
    known.set(world(), files)
    const file = ['GET', 'HEAD'].includes(request.method) && fileAt(request.target.split('?')[0] ?? '', files)
    return file ? pictureUnlessHeld(file, () => answer(request)) : answer(request)
  }
}

/** A picture of a site is also there in other widths: `/content/images/size/w600/a.png`. */
function fileAt(path: string, files: ReadonlyMap<string, NamedFile>): NamedFile | undefined {
  const [, width = '', name = ''] = /^\/content\/images\/size\/w(\d{1,4})\/(.+)$/.exec(path) ?? []
  const whole = files.get(`/content/images/${name}`)
  return whole ? sitePicture(whole.mime, Number(width)) : files.get(path)
}

async function pictureUnlessHeld(
  file: NamedFile,
  answer: () => ReturnType<Exchange>,
): Promise<EmbeddedAnswer> {
  const served = await answer()
  return served.status === 404 ? pictureOf(file, served) : served
}

function filesOf({ entries, platform }: OracleWorld): ReadonlyMap<string, NamedFile> {
  const rows = entries.get('plugin::upload.file') ?? []
  const texts = JSON.stringify(platform) ?? ''
  const pictures = [...texts.matchAll(/\/content\/images\/[^"'\\\s?#()]+\.(\w+)/g)]
  return new Map([
    ...rows.flatMap(row => [row, ...formatsOf(row)]).flatMap(entryOf),
    ...pictures.map(([path, extension = '']) => [path, sitePicture(mimeOf(extension), SITE_WIDTH)] as const),
  ])
}

/** A site does not say how large its pictures are. */
const SITE_WIDTH = 1_200

function sitePicture(mime: string, width: number): NamedFile {
  return { mime, width: sizeOf(width), height: sizeOf((width * 9) / 16) }
}

function mimeOf(extension: string): string {
  if (/^jpe?g$/i.test(extension)) return 'image/jpeg'
  return /^svg$/i.test(extension) ? 'image/svg+xml' : 'image/png'
}

function formatsOf(row: object): readonly object[] {
  const formats: unknown = Object(row).formats
  return Object.values(Object(formats)).flatMap(it => (typeof it === 'object' && it !== null ? [it] : []))
}

function entryOf(row: object): readonly (readonly [string, NamedFile])[] {
  const { url, mime, width, height } = Object(row)
  if (typeof url !== 'string' || !url.startsWith('/')) return []
  return [[encodeURI(url), { mime: String(mime), width: sizeOf(width), height: sizeOf(height) }]]
}

function sizeOf(pixels: unknown): number {
  return typeof pixels === 'number' && pixels >= 1 ? Math.min(Math.round(pixels), LARGEST) : 1
}

function pictureOf({ mime, width, height }: NamedFile, { headers }: EmbeddedAnswer): EmbeddedAnswer {
  const { 'content-type': _, ...others } = headers
  const as = (type: string, body: Uint8Array | string) => ({
    status: 200,
    headers: { ...others, 'content-type': type, 'x-assayer-made-up': 'true' },
    body,
  })
  if (mime === 'image/jpeg') return as(mime, jpegOf(width, height))
  if (mime === 'image/svg+xml') return as(mime, svgOf(width, height))
  if (mime.startsWith('image/')) return as('image/png', pngOf(width, height))
  return as('text/plain', 'The world names this file but does not contain it.\n')
}

function svgOf(width: number, height: number): string {
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#808080"/></svg>`
}
