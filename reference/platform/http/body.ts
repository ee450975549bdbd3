import { type FormPart, readMultipart } from '../../http/multipart.ts'
import { badRequest, PlatformError } from '../errors.ts'
import { type Json, parseJson } from '../values.ts'
import { parseQuery } from './query.ts'

/** One file of a multipart form. */
export interface Upload {
  readonly field: string
  readonly filename: string
  readonly bytes: Uint8Array
}

/** A request's body as handlers read it. */
export interface Body {
  /** The JSON value, or the fields of a form; `{}` when nothing was sent. */
  readonly json: Json
  /** Files of a multipart form. */
  readonly uploads: readonly Upload[]
}

const NOTHING: Body = { json: {}, uploads: [] }

/**
 * Reads a body by its content type. Malformed JSON is refused before anything else is looked at.
 * @throws PlatformError 400 of type InternalServerError, as observed
 */
export function readBody(bytes: Uint8Array | null, contentType: string): Body {
  if (bytes === null || bytes.length === 0) return NOTHING
  if (/^multipart\/form-data/i.test(contentType)) return formOf(readMultipart(bytes, contentType) ?? [])
  const text = new TextDecoder().decode(bytes)
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return { json: parseQuery(text), uploads: [] }
  if (!/[/+]json/i.test(contentType)) return NOTHING
  return { json: readJson(text), uploads: [] }
}

/** The text fields of a form as an object, its files as uploads; what has no name is left out. */
function formOf(parts: readonly FormPart[]): Body {
  const fields: Record<string, Json> = {}
  const uploads: Upload[] = []
  for (const { name, filename, bytes } of parts) {
    if (name === null) continue
    if (filename === null) fields[name] = new TextDecoder().decode(bytes)
    else uploads.push({ field: name, filename, bytes })
  }
  return { json: fields, uploads }
}

function readJson(text: string): Json {
  const value = parseJson(text)
  if (value === undefined) throw malformed(`Unexpected token in JSON`)
  if (typeof value !== 'object' || value === null) throw malformed('The body must be a JSON object or list')
  return value
}

function malformed(context: string): PlatformError {
  const message = 'An unexpected error occurred, please try again.'
  return new PlatformError(400, 'InternalServerError', message, { context, code: 'UNEXPECTED_ERROR' })
}

/** The text of an uploaded file. */
export function uploadText(upload: Upload): string {
  return new TextDecoder().decode(upload.bytes)
}

/** @throws PlatformError 400 when a file was sent in another field than the one that is read */
export function onlyUpload(body: Body, field: string): Upload | undefined {
  const other = body.uploads.find(upload => upload.field !== field)
  if (other) throw badRequest('The request could not be understood.', { code: 'LIMIT_UNEXPECTED_FILE' })
  return body.uploads[0]
}
