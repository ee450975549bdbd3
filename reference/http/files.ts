import type { ServiceRequest, ServiceResponse } from './message.ts'

/** A file that a world holds besides its entries. */
export interface HeldFile {
  readonly size: number
  /** Milliseconds since the epoch. */
  readonly modified: number
  /** Null when it is no longer there. */
  readonly read: () => Promise<Uint8Array | null>
}

/** Files by their path as requests name it, decoded: `/uploads/terrace.jpg`. */
export type HeldFiles = ReadonlyMap<string, HeldFile>

/**
 * The answer to a request for one of the world's files; null for any other request.
 * UNDOCUMENTED: Strapi 4.26.2 serves its `public` folder so (source of koa-send 5 and koa-range 0.3, and of the
 * middleware `strapi::public`, from which the minute comes).
 */
export function answerFile(request: ServiceRequest, files: HeldFiles): Promise<ServiceResponse> | null {
  if (files.size === 0 || !['GET', 'HEAD'].includes(request.method)) return null
  const path = decodedPath(request.target)
  const file = path === null ? undefined : files.get(path)
  return file && path !== null ? send(request, path, file) : null
}

function decodedPath(target: string): string | null {
  const [path = ''] = target.split('?')
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

async function send(request: ServiceRequest, path: string, file: HeldFile): Promise<ServiceResponse> {
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=60',
    'content-type': contentType(path),
    'last-modified': new Date(file.modified).toUTCString(),
  }
  const given = request.method === 'GET' ? request.headers.range : undefined
  const range = given === undefined ? null : firstRange(given, file.size)
  if (range === 'none') return { status: 416, headers: { 'accept-ranges': 'bytes' }, body: null }
  const body = await file.read()
  if (body === null) return { status: 404, headers: {}, body: null }
  if (range === null) return { status: 200, headers, body }
  const [start, end] = range
  const told = { ...headers, 'content-range': `bytes ${start}-${end}/${file.size}` }
  return { status: 206, headers: told, body: body.subarray(start, end + 1) }
}

/** The first and last byte of the first range that is asked for; `none` for one that cannot be given. */
function firstRange(given: string, size: number): readonly [number, number] | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)/.exec(given) ?? []
  const start = Number(from)
  const end = Math.min(to === '' ? Number.POSITIVE_INFINITY : Number(to), size - 1)
  return from !== '' && start <= end ? [start, end] : 'none'
}

function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return TYPES.get(extension) ?? 'application/octet-stream'
}

/** What media libraries hold most; anything else is sent as bytes of an unknown kind. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['gif', 'image/gif'],
  ['ico', 'image/vnd.microsoft.icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['webp', 'image/webp'],
  ['m4a', 'audio/mp4'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
  ['avi', 'video/x-msvideo'],
  ['mov', 'video/quicktime'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['csv', 'text/csv; charset=utf-8'],
  ['htm', 'text/html; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['xml', 'application/xml'],
  ['json', 'application/json; charset=utf-8'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])
