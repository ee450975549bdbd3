import type { ServiceResponse } from '../http/message.ts'

/** The value of a JSON answer; undefined for any other. */
export function jsonOf({ headers, body }: ServiceResponse): unknown {
  const type = headers['content-type']
  if (body === null || body.length === 0 || typeof type !== 'string' || !type.includes('json'))
    return undefined
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
}

/** The same answer with another JSON value. */
export function withJson(response: ServiceResponse, value: unknown): ServiceResponse {
  const { 'content-length': _, etag: __, ...headers } = response.headers
  return { ...response, headers, body: JSON.stringify(value) }
}

/** The answer with its JSON value changed; one that has none is left as it is. */
export function mapJson(response: ServiceResponse, change: (value: unknown) => unknown): ServiceResponse {
  const value = jsonOf(response)
  return value === undefined ? response : withJson(response, change(value))
}

/** Every object in a JSON value changed, the innermost first. */
export function mapObjects(value: unknown, change: (object: JsonObject) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => mapObjects(item, change))
  if (!isJsonObject(value)) return value
  const inner = Object.entries(value).map(([name, member]) => [name, mapObjects(member, change)])
  return change(Object.fromEntries(inner))
}

/** The members of an object changed; what is no object is left as it is. */
export function mapMembers(value: unknown, change: (member: unknown) => unknown): unknown {
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]))
}

/** Every text in a JSON value changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]))
}

export type JsonObject = Readonly<Record<string, unknown>>

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
