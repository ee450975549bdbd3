import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around } from '../freedom.ts'
import { isJsonObject, type JsonObject, mapJson, mapObjects } from '../json-answer.ts'

/** Every answer of the REST interface that is no refusal, changed. */
export function answering(change: (body: unknown, request: ServiceRequest) => unknown): Around {
  return answeringWhole((answer, request) => mapJson(answer, body => change(body, request)))
}

/** The same, with status and headers. */
export function answeringWhole(
  change: (answer: ServiceResponse, request: ServiceRequest) => ServiceResponse,
): Around {
  return async (request, server) => {
    const answer = await server(request)
    return isRest(request) && answer.status < 300 ? change(answer, request) : answer
  }
}

/** The same for every object in them, the innermost first. */
export function answeringObjects(change: (object: JsonObject) => unknown): Around {
  return answering(body => mapObjects(body, change))
}

/** REST requests of which the test is true are refused. */
export function refusing(isRefused: (request: RestRequest) => boolean): Around {
  return async (request, server) => {
    if (!isRest(request) || !isRefused(restRequest(request))) return server(request)
    return { status: 400, headers: { 'content-type': 'text/plain' }, body: 'No.' }
  }
}

/** A request of the REST interface, taken apart. */
export interface RestRequest {
  readonly method: string
  /** Below `/api/`. */
  readonly steps: readonly string[]
  readonly query: readonly Pair[]
  readonly headers: ServiceRequest['headers']
  readonly hasBody: boolean
}

/** A name of the query as it is written, brackets and all, and its value. */
export type Pair = readonly [name: string, value: string]

function restRequest({ method, target, headers, body }: ServiceRequest): RestRequest {
  const { pathname, searchParams } = new URL(target, 'http://reference.test')
  const [, , ...steps] = pathname.split('/')
  return { method, steps, query: [...searchParams], headers, hasBody: body !== null && body.length > 0 }
}

function isRest({ target }: ServiceRequest): boolean {
  return target.startsWith('/api/')
}

/** An entry: it has an id and everything else in its attributes. */
export function isEntry(object: JsonObject): object is JsonObject & { readonly attributes: JsonObject } {
  return 'id' in object && isJsonObject(object.attributes)
}

/** The attributes of a file. */
export function isFile(object: JsonObject): boolean {
  return 'mime' in object && 'provider_metadata' in object
}
