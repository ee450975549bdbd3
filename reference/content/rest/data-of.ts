import { own } from '../actions/write/context.ts'
import { type ContentError, misuse, validationError } from '../errors.ts'
import { mediaType } from '../http/body/body-form.ts'
import { parseJson } from '../http/body/json.ts'
import type { RestCall } from './context.ts'

/** What becomes of a body without values. */
export interface DataMember {
  readonly clause: string
  readonly error: () => ContentError
}

/** content.writes.body.data: The values of an entry stand in the member `data` of the body, as an object; a body without it is refused. */
export const dataMember: DataMember = {
  clause: 'content.writes.body.data',
  error: () => validationError('Missing "data" payload in the request body'),
}

/** The values that a request sends. Throws a ValidationError. */
export function dataOf(call: RestCall): object {
  const data = isMultipart(call) ? multipartData(call) : memberData(call.body)
  if (typeof data === 'object' && data !== null) return data
  throw call.context.units.rest.dataMember.error()
}

/** All that the body of a request says. */
export function wholeBody(call: RestCall): unknown {
  return isMultipart(call) ? multipartData(call) : call.body
}

function memberData(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? own(body, 'data') : undefined
}

function isMultipart({ request }: RestCall): boolean {
  return mediaType(request.headers['content-type'] ?? '').startsWith('multipart/')
}

/** The JSON of the field `data`; where it is missing the real program fails with 500. */
function multipartData({ body, context }: RestCall): unknown {
  const data = memberData(body)
  const [file] = Object.entries(body ?? {}).find(([, part]) => typeof part !== 'string') ?? []
  if (file !== undefined) throw misuse(`Invalid parameter ${file}: an entry names its files by id`)
  if (typeof data === 'string' && data !== '') return parseJson(data, { units: context.units.rest.body })
  throw validationError('A multipart body has the values of the entry as JSON in its field data')
}
