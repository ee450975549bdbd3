import { validationError } from '../../errors.ts'
import { type BodyForm, decode } from './body-form.ts'

/** A file that was sent as a part of a form. */
export interface SentFile {
  readonly filename: string
  /** The media type that the sender gives. */
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * content.writes.body.multipart: Values may be sent as JSON in the field `data` of a multipart form. Files beside it
 * are refused: an entry names its files by id.
 */
export const multipart: BodyForm = {
  clause: 'content.writes.body.multipart',
  types: ['multipart/'],
  bytes: 1024 * 1024,
  read: (body, contentType) => {
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
    const mark = quoted ?? plain
    if (mark === undefined) throw validationError('The multipart body has no boundary')
    const parts = `\r\n${byteText(body)}`.split(`\r\n--${mark}`).slice(1, -1)
    return Object.fromEntries(parts.map(readPart))
  },
}

/** Text of one character for each byte, so that it can be searched and no byte is lost. */
function byteText(body: Uint8Array): string {
  let text = ''
  for (let i = 0; i < body.length; i += 8192) text += String.fromCharCode(...body.subarray(i, i + 8192))
  return text
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, byte => byte.charCodeAt(0))
}

function readPart(part: string): [string, string | SentFile] {
  const end = Math.max(part.indexOf('\r\n\r\n'), 0)
  const head = decode(bytesOf(part.slice(0, end)))
  const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
  if (name === undefined) throw validationError('A part of the multipart body has no name')
  const bytes = bytesOf(part.slice(end + 4))
  const filename = /;\s*filename="([^"]*)"/i.exec(head)?.[1]
  if (filename === undefined) return [name, decode(bytes)]
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream'
  return [name, { filename, type, bytes }]
}
