import { type FormPart, readMultipart } from '../../../http/multipart.ts'
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
    const parts = readMultipart(body, contentType)
    if (parts === null) throw validationError('The multipart body has no boundary')
    return Object.fromEntries(parts.map(sentValue))
  },
}

function sentValue({ name, filename, type, bytes }: FormPart): [string, string | SentFile] {
  if (name === null) throw validationError('A part of the multipart body has no name')
  if (filename === null) return [name, decode(bytes)]
  return [name, { filename, type: type?.split(/\s/, 1)[0] ?? 'application/octet-stream', bytes }]
}
