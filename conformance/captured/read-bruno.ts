import { isObject, type JsonObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import type { Captured, CapturedRequest } from './captured.ts'
import { type Described, formText, headersFrom, pairs, requestFrom } from './collections.ts'
import { parseJson } from './parse-json.ts'

/** Reads a Bruno collection as the app exports it: JSON with `items`, folders in each other. */
export function readBruno(text: string, file: string): Captured {
  const collection = parseJson(text, file, 'an exported Bruno collection')
  if (!isObject(collection) || !Array.isArray(collection.items))
    throw new UsageError(`${file}: expected an exported Bruno collection: {"name": …, "items": […]}.`)
  const items = itemsOf(collection)
  const requests = items.flatMap((item, index) => requestFrom(describe(item, index + 1)) ?? [])
  return { requests, skipped: items.length - requests.length }
}

/** Requests over HTTP, in the order of the collection; scripts are none. */
function itemsOf({ items }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isObject(item) || item.type === 'js') return []
    return isObject(item.request) ? [item] : itemsOf(item)
  })
}

function describe({ request }: JsonObject, position: number): Described {
  const { method, url, headers, body } = isObject(request) ? request : {}
  const given = headersFrom(pairs(headers, 'name', isOff))
  return { position, method, address: url, headers: given, body: bodyOf(body) }
}

function isOff({ enabled }: JsonObject): boolean {
  return enabled === false
}

function bodyOf(body: unknown): Described['body'] {
  if (!isObject(body)) return null
  if (body.mode === 'json' && typeof body.json === 'string')
    return { type: 'application/json', text: body.json }
  if (body.mode !== 'formUrlEncoded') return null
  return {
    type: 'application/x-www-form-urlencoded',
    text: formText(pairs(body.formUrlEncoded, 'name', isOff)),
  }
}

const METHODS = 'get|post|put|patch|delete|head|options'
const LINE_BLOCK = new RegExp(`^(${METHODS}|headers|body:json) \\{\\n([\\s\\S]*?)^\\}`, 'gm')

/** Reads one file of a collection in Bruno's own language; null when it holds no request. */
export function readBruFile(text: string, position: number): CapturedRequest | null {
  const blocks = [...text.replaceAll('\r\n', '\n').matchAll(LINE_BLOCK)].map(
    ([, name = '', inside = '']) => ({ name, inside }),
  )
  const sent = blocks.find(({ name }) => new RegExp(`^(${METHODS})$`).test(name))
  if (!sent) return null
  const inside = (name: string) => blocks.find(block => block.name === name)?.inside
  const json = inside('body:json')
  return requestFrom({
    position,
    method: sent.name,
    address: linesOf(sent.inside).find(([name]) => name === 'url')?.[1],
    headers: headersFrom(linesOf(inside('headers') ?? '')),
    body: json === undefined ? null : { type: 'application/json', text: json.trim() },
  })
}

/** `name: value` lines; a tilde switches one off. */
function linesOf(inside: string): readonly (readonly [string, string])[] {
  return inside.split('\n').flatMap(line => {
    const [, name, value] = /^\s*([^:~\s][^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
}
