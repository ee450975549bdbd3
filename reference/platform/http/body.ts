import { type FormPart, readMultipart } from '../../http/multipart.ts'
import { badRequest, PlatformError } from '../errors.ts'
import { isObject, type Json, parseJson } from '../values.ts'
import { parseQuery } from './query.ts'

/** One file of a multipart form. */
export interface Upload {
  readonly field: string
  readonly filename: string
  /** The media type that the sender gives, without parameters. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A request's body as handlers read it. */
export interface Body {
  /** The JSON value, or the fields of a form; `{}` when nothing was sent. */
  readonly json: Json
  /** Files of a multipart form. */
  readonly uploads: readonly Upload[]
  /** It says that it is a multipart form, and cannot be read as one. */
  readonly isBroken?: true
}

const NOTHING: Body = { json: {}, uploads: [] }

/**
 * Reads a body by its content type. Malformed JSON is refused before anything else is looked at.
 * @throws PlatformError 400 of type InternalServerError, as observed
 */
export function readBody(bytes: Uint8Array | null, contentType: string): Body {
  if (bytes === null || bytes.length === 0) return NOTHING
  if (/^multipart\/form-data/i.test(contentType)) return readForm(bytes, contentType)
  const text = new TextDecoder().decode(bytes)
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return { json: parseQuery(text), uploads: [] }
  if (!/[/+]json/i.test(contentType)) return NOTHING
  return { json: readJson(text), uploads: [] }
}

function readForm(bytes: Uint8Array, contentType: string): Body {
  const parts = readMultipart(bytes, contentType)
  return parts ? formOf(parts) : { ...NOTHING, isBroken: true }
}

/** The text fields of a form as an object, its files as uploads; what has no name is left out. */
function formOf(parts: readonly FormPart[]): Body {
  const fields: Record<string, Json> = {}
  const uploads: Upload[] = []
  for (const { name, filename, type, bytes } of parts) {
    if (name === null) continue
    if (filename === null) fields[name] = new TextDecoder().decode(bytes)
    else uploads.push({ field: name, filename, type: mediaType(type), bytes })
  }
  return { json: fields, uploads }
}

function mediaType(type: string | null): string {
  return type?.split(';')[0]?.trim().toLowerCase() ?? 'application/octet-stream'
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

/** The longest text that a field of a form may hold beside a file, in bytes. */
const FIELD_BYTES = 1024 * 1024

/**
 * The file of each of these fields, where one was sent.
 * @throws PlatformError 400 when there are files in other fields, or several in one, or the form cannot be read
 */
export function uploadsIn(
  { json, uploads, isBroken }: Body,
  ...fields: readonly string[]
): readonly (Upload | undefined)[] {
  if (isBroken) throw notUnderstood()
  const found = fields.map(field => uploads.find(upload => upload.field === field))
  if (found.filter(Boolean).length < uploads.length) throw notUnderstood('LIMIT_UNEXPECTED_FILE')
  if (isObject(json) && uploads.length > 0 && Object.values(json).some(isTooLong))
    throw notUnderstood('LIMIT_FIELD_VALUE')
  return found
}

/** @throws PlatformError 400 when the form cannot be read, or holds another file than one in this field */
export function onlyUpload(body: Body, field: string): Upload | undefined {
  return uploadsIn(body, field)[0]
}

function isTooLong(value: Json): boolean {
  return typeof value === 'string' && value.length > FIELD_BYTES
}

function notUnderstood(code?: string): PlatformError {
  return badRequest('The request could not be understood.', code === undefined ? {} : { code })
}
