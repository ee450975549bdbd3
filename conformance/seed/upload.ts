import { NOT_THERE, Refusal, type Speaker, sendSigned } from './ask.ts'
import { jpegOf } from './pictures/jpeg.ts'
import { pngOf } from './pictures/png.ts'
import type { Row } from './seed-world.ts'

const BOUNDARY = 'assayer-file'

/**
 * Sends a file that looks as a row says: its name, kind, words and, of pictures, measures. What a server makes of it
 * (address, hash, size, smaller formats) is its own affair. Gives the id; throws Refusal.
 */
export async function uploadFile(speaker: Speaker, row: Row): Promise<unknown> {
  const { name, alternativeText = null, caption = null, mime } = row
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const info = JSON.stringify({ name, alternativeText, caption })
  const bytes = Buffer.concat([
    part('name="fileInfo"', null, Buffer.from(info)),
    part(`name="files"; filename="${String(name)}"`, String(mime), Buffer.from(bytesOf(row))),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  const json = await sendSigned(speaker, { method: 'POST', path: '/api/upload', headers, body: null, bytes })
  const id: unknown = json !== NOT_THERE && Array.isArray(json) ? Object(json[0]).id : undefined
  if (typeof id === 'number' || typeof id === 'string') return id
  throw new Refusal(`POST /api/upload answers ${json === NOT_THERE ? '404' : 'no file'}`)
}

function part(disposition: string, type: string | null, content: Buffer): Buffer {
  const typed = type === null ? '' : `Content-Type: ${type}\r\n`
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${typed}\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function bytesOf({ name, mime, width, height }: Row): Uint8Array {
  const [w, h] = [Number(width ?? 0), Number(height ?? 0)]
  if (mime === 'image/png' && w > 0 && h > 0) return pngOf(w, h)
  if (mime === 'image/jpeg' && w > 0 && h > 0) return jpegOf(w, h)
  return Buffer.from(`In place of ${String(name)}.\n`)
}
