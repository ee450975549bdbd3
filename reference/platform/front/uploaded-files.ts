import type { PageRule } from '../contracts.ts'
import { bytesOf, keptFile } from '../uploads/kept-files.ts'

const FOREVER = 'public, max-age=31536000'

/** The media types of the files that are uploaded most; any other is sent as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  svgz: 'image/svg+xml',
  ico: 'image/x-icon',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=UTF-8',
  html: 'text/html; charset=UTF-8',
}

/**
 * What was uploaded, under its address. An image is also found where its smaller sizes would be, as it is.
 * UNDOCUMENTED: whatever a file holds, a browser runs nothing of it.
 */
export const uploadedFiles: PageRule = {
  clause: 'platform.site.uploaded-files',
  answer: ({ path, raw, site }) => {
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return null
    const file = keptFile(path.replace(/^\/content\/images\/size\/w\d+(h\d+)?\//, '/content/images/'), site)
    if (!file) return null
    const type = TYPES[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream'
    const headers = {
      'cache-control': FOREVER,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    }
    return { status: 200, headers, body: { bytes: bytesOf(file), type } }
  },
}
