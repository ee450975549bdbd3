import { queryText } from '../http/query.ts'
import type { Api, ApiRequest } from '../http/request.ts'
import { tokenize } from '../nql/tokens.ts'
import { isObject, type JsonObject, objectsOf } from '../values.ts'

export type IsSuch = (request: ApiRequest) => boolean

/** Requests for something below a path, as `/authentication/passwordreset/`. */
export function isUnder(path: string, api?: Api): IsSuch {
  return request => (api === undefined || request.api === api) && request.path.toLowerCase().startsWith(path)
}

/** Requests for a path itself, by one of some methods. */
export function isAt(path: string, ...methods: readonly string[]): IsSuch {
  return request =>
    request.api === 'admin' && request.path.toLowerCase() === path && methods.includes(methodOf(request))
}

/** HEAD is served as GET is. */
export function methodOf({ method }: ApiRequest): string {
  return method === 'HEAD' ? 'GET' : method
}

/** The first part of the path: `posts`. */
export function resourceOf({ path }: ApiRequest): string {
  return path.split('/')[1]?.toLowerCase() ?? ''
}

export function isFor(api: Api, ...resources: readonly string[]): IsSuch {
  return request => request.api === api && resources.includes(resourceOf(request))
}

/** Requests whose answer shows something of these resources: reads, on the admin API writes too. */
export function isAnswered(api: Api, ...resources: readonly string[]): IsSuch {
  const methods = api === 'content' ? ['GET'] : ['GET', 'POST', 'PUT']
  return request => isFor(api, ...resources)(request) && methods.includes(methodOf(request))
}

export function isWrite(request: ApiRequest): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(request.method)
}

/** Whether an answer has one of these attributes, as far as `fields` lets it. */
export function shows({ query }: ApiRequest, ...attributes: readonly string[]): boolean {
  const fields = listed(query, 'fields')
  return fields === null || attributes.some(name => fields.includes(name))
}

/** The names that a parameter lists; null without it. */
export function listed(query: ApiRequest['query'], name: string): readonly string[] | null {
  const text = queryText(query, name)
  return text === null ? null : text.split(',').map(item => item.trim())
}

/** Whether a filter has a condition on one of these properties. */
export function filtersBy({ query }: ApiRequest, ...properties: readonly string[]): boolean {
  const filter = queryText(query, 'filter') ?? ''
  const tokens = tokenize(filter)
  if (tokens)
    return tokens.some(({ kind, text }) => kind === 'property' && properties.includes(text.slice(0, -1)))
  return properties.some(name => new RegExp(`(?:^|[(+,\\s])${name}:`).test(filter))
}

/** The rows under the root keys of a body. */
export function rowsIn({ body }: ApiRequest, ...roots: readonly string[]): readonly JsonObject[] {
  const { json } = body
  return isObject(json) ? roots.flatMap(root => objectsOf(json[root])) : []
}
