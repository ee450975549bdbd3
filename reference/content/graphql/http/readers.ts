import type { ServiceRequest } from '../../../http/message.ts'
import { ContentError } from '../../errors.ts'
import { parseBody } from '../../http/parse-body.ts'
import { parseQuery } from '../../query/parse-query.ts'
import { isRecord } from '../../query/query.ts'
import { UnreadableRequest } from './answers.ts'

/** One way to send a GraphQL request. */
export interface RequestReader {
  readonly clause: string
  readonly reads: (request: ServiceRequest) => boolean
  /** The parameters, or a list of them for a batch. Throws UnreadableRequest, or a ContentError. */
  readonly read: (request: ServiceRequest) => unknown
}

/** content.graphql.http.get: GET has `query`, `variables` and `operationName` in the URL (observed). */
const get: RequestReader = {
  clause: 'content.graphql.http.get',
  reads: ({ method }) => method === 'GET',
  read: ({ target }) => {
    const params = parseQuery(target)
    if (Object.keys(params).length === 0) throw new UnreadableRequest(400, 'GET query missing.')
    return params
  },
}

const MISSING_BODY = 'POST body missing, invalid Content-Type, or JSON object has no keys.'

function readBody(request: ServiceRequest): unknown {
  const body = parsedBody(request)
  const isEmpty = !Array.isArray(body) && (!isRecord(body) || Object.keys(body).length === 0)
  if (isEmpty) throw new UnreadableRequest(400, MISSING_BODY)
  return body
}

/** UNDOCUMENTED: JSON that is neither an object nor a list is a SyntaxError here (observed). */
function parsedBody(request: ServiceRequest): unknown {
  try {
    return parseBody(request)
  } catch (error) {
    if (!(error instanceof ContentError) || error.name !== 'Error') throw error
    throw new ContentError(error.status, 'SyntaxError', error.message, error.details)
  }
}

/** content.graphql.http.form: POST takes a form, too (observed). */
const form: RequestReader = {
  clause: 'content.graphql.http.form',
  reads: request => request.method === 'POST' && mediaType(request) === 'application/x-www-form-urlencoded',
  read: readBody,
}

/** content.graphql.http.post: POST has a JSON object with `query`, `variables` and `operationName` (observed). */
const post: RequestReader = {
  clause: 'content.graphql.http.post',
  reads: request => request.method === 'POST' && /[/+]json$/.test(mediaType(request)),
  read: readBody,
}

/** content.graphql.http.content-type: a POST of any other type, or of none, is refused (observed). */
const otherType: RequestReader = {
  clause: 'content.graphql.http.content-type',
  reads: ({ method }) => method === 'POST',
  read: () => {
    throw new UnreadableRequest(400, MISSING_BODY)
  },
}

/** content.graphql.http.wrong-method: every other method is refused (observed). */
const otherMethod: RequestReader = {
  clause: 'content.graphql.http.wrong-method',
  reads: () => true,
  read: () => {
    throw new UnreadableRequest(405, 'Apollo Server supports only GET/POST requests.', { allow: 'GET, POST' })
  },
}

/** The first that reads a request decides. */
export const requestReaders: readonly RequestReader[] = [get, form, post, otherType, otherMethod]

function mediaType({ headers }: ServiceRequest): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
