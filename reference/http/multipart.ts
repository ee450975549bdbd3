import { literalPattern } from '../../text/literal-pattern.ts'

/** One part of a multipart form: a field, or a file when it has a filename. */
export interface FormPart {
  /** Null: the sender gives none. */
  readonly name: string | null
  readonly filename: string | null
  /** The media type that the sender gives, with its parameters. */
  readonly type: string | null
  readonly bytes: Uint8Array
}

/**
 * The parts of a multipart form in the order in which they were sent (RFC 7578); null when the content type has no
 * boundary. A part that nothing ends is left out. The boundary counts where it begins a line that holds nothing else;
 * anywhere else it is a piece of what is sent.
 */
export function readMultipart(bytes: Uint8Array, contentType: string): readonly FormPart[] | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const text = byteText(bytes)
  const marks = delimitersIn(text, boundary)
  return marks.slice(1).map(({ start: end }, index) => {
    const start = marks[index]?.end ?? 0
    return readPart(bytes.subarray(start, end), text.slice(start, end))
  })
}

/** A character for each byte, so that positions in the text are positions in the bytes. */
function byteText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

interface Delimiter {
  readonly start: number
  readonly end: number
}

/** Up to the one that closes the form; the line break before a delimiter is a part of it, the one behind is not. */
function delimitersIn(text: string, boundary: string): readonly Delimiter[] {
  const all = [
    ...text.matchAll(new RegExp(`(?:^|\\r\\n)--${literalPattern(boundary)}(--|[ \\t]*(?=\\r\\n))`, 'g')),
  ]
  const closing = all.findIndex(([, tail]) => tail === '--')
  const marks = closing < 0 ? all : all.slice(0, closing + 1)
  return marks.map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }))
}

function readPart(bytes: Uint8Array, text: string): FormPart {
  const end = Math.max(text.indexOf('\r\n\r\n'), 0)
  const head = new TextDecoder().decode(bytes.subarray(0, end))
  return {
    name: /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? null,
    filename: /;\s*filename="([^"]*)"/i.exec(head)?.[1] ?? null,
    type: /^content-type:[ \t]*(.*\S)/im.exec(head)?.[1] ?? null,
    bytes: bytes.slice(end + 4),
  }
}
