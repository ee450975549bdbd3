import { isObject, type JsonObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import type { Captured } from './captured.ts'
import { type Described, formText, headersFrom, pairs, requestFrom } from './collections.ts'
import { parseJson } from './parse-json.ts'

/** Reads a Postman collection, version 2, as the app exports it; folders may lie in each other. */
export function readPostman(text: string, file: string): Captured {
  const collection = parseJson(text, file, 'a Postman collection')
  if (!isObject(collection) || !Array.isArray(collection.item))
    throw new UsageError(`${file}: expected a Postman collection of version 2: {"info": …, "item": […]}.`)
  const items = itemsOf(collection)
  const requests = items.flatMap((request, index) => requestFrom(describe(request, index + 1)) ?? [])
  return { requests, skipped: items.length - requests.length }
}

/** What stands for requests, in the order of the collection. */
function itemsOf({ item, request }: JsonObject): readonly unknown[] {
  const inner = Array.isArray(item)
    ? item.flatMap((one: unknown) => (isObject(one) ? itemsOf(one) : [one]))
    : []
  return request === undefined ? inner : [request, ...inner]
}

function describe(request: unknown, position: number): Described {
  if (typeof request === 'string')
    return { position, method: 'GET', address: request, headers: {}, body: null }
  const { method = 'GET', url, header, body } = isObject(request) ? request : {}
  const headers = headersFrom(pairs(header, 'key', isOff))
  return {
    position,
    method: isObject(request) ? method : null,
    address: addressOf(url),
    headers,
    body: bodyOf(body),
  }
}

function isOff({ disabled }: JsonObject): boolean {
  return disabled === true
}

/** A URL is a text, or an object that holds it and its parts. */
function addressOf(url: unknown): unknown {
  if (!isObject(url)) return url
  if (typeof url.raw === 'string') return url.raw
  const path = Array.isArray(url.path) ? `/${url.path.join('/')}` : url.path
  const query = pairs(url.query, 'key', isOff).map(([name, value]) => `${name}=${value}`)
  return typeof path === 'string' ? `${path}${query.length > 0 ? `?${query.join('&')}` : ''}` : undefined
}

function bodyOf(body: unknown): Described['body'] {
  if (!isObject(body)) return null
  if (body.mode === 'raw' && typeof body.raw === 'string' && body.raw !== '')
    return { type: /^\s*[[{]/.test(body.raw) ? 'application/json' : null, text: body.raw }
  if (body.mode !== 'urlencoded') return null
  return { type: 'application/x-www-form-urlencoded', text: formText(pairs(body.urlencoded, 'key', isOff)) }
}
