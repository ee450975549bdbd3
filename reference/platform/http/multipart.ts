import type { Json } from '../values.ts'
import type { Body } from './body.ts'

/** One file of a multipart form. */
export interface Upload {
  readonly field: string
  readonly filename: string
  readonly type: string
  readonly bytes: Uint8Array
}

interface Part {
  readonly head: string
  readonly bytes: Uint8Array
}

/** Reads a multipart form: its text fields as an object, its files as uploads. */
export function parseMultipart(bytes: Uint8Array, contentType: string): Body {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1] ?? ''
  const fields: Record<string, Json> = {}
  const uploads: Upload[] = []
  for (const part of splitParts(bytes, boundary)) {
    const field = parameter(part.head, 'name') ?? ''
    const filename = parameter(part.head, 'filename')
    if (filename === null) fields[field] = new TextDecoder().decode(part.bytes)
    else uploads.push({ field, filename, type: headerOf(part.head, 'content-type') ?? '', bytes: part.bytes })
  }
  return { json: fields, uploads }
}

/** Latin-1 maps each byte to one character, so positions in the text are positions in the bytes. */
function splitParts(bytes: Uint8Array, boundary: string): readonly Part[] {
  const text = new TextDecoder('latin1').decode(bytes)
  const marker = `--${boundary}`
  const parts: Part[] = []
  let from = text.indexOf(marker)
  while (from >= 0 && !text.startsWith('--', from + marker.length)) {
    const next = text.indexOf(marker, from + marker.length)
    if (next < 0) break
    const split = text.indexOf('\r\n\r\n', from)
    if (split > 0 && split < next) {
      const head = text.slice(from + marker.length, split)
      parts.push({ head, bytes: bytes.slice(split + 4, Math.max(split + 4, next - 2)) })
    }
    from = next
  }
  return parts
}

function parameter(head: string, name: string): string | null {
  return new RegExp(`[; ]${name}="([^"]*)"`, 'i').exec(head)?.[1] ?? null
}

function headerOf(head: string, name: string): string | null {
  return new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
}
