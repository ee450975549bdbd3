import { isObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import { harmlessBody, harmlessHeaders, type Traffic, type TrafficRequest, targetOf } from './traffic.ts'

/** Reads an HTTP Archive, as browsers and proxies save it. Throws UsageError for anything else. */
export function readHar(text: string, file: string): Traffic {
  const entries = entriesOf(parse(text, file))
  if (!entries)
    throw new UsageError(`${file}: expected an HTTP Archive: {"log": {"entries": [{"request": …}]}}.`)
  const requests = entries.flatMap(entry => requestOf(entry) ?? [])
  return { requests, skipped: entries.length - requests.length }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new UsageError(`${file}: expected an HTTP Archive, which is JSON.`)
  }
}

function entriesOf(har: unknown): readonly unknown[] | null {
  const log = isObject(har) ? har.log : undefined
  return isObject(log) && Array.isArray(log.entries) ? log.entries : null
}

function requestOf(entry: unknown): TrafficRequest | null {
  const request = isObject(entry) ? entry.request : undefined
  if (!isObject(request) || typeof request.method !== 'string' || typeof request.url !== 'string') return null
  const target = targetOf(request.url)
  if (target === null) return null
  const { type, body } = bodyOf(request.postData)
  const headers = harmlessHeaders({ ...headersOf(request.headers), ...(type && { 'content-type': type }) })
  return { method: request.method, target, headers, body }
}

function headersOf(headers: unknown): Readonly<Record<string, string>> {
  const list: readonly unknown[] = Array.isArray(headers) ? headers : []
  return Object.fromEntries(list.flatMap(it => (isObject(it) ? [[String(it.name), String(it.value)]] : [])))
}

function bodyOf(data: unknown) {
  if (!isObject(data) || typeof data.text !== 'string') return { type: undefined, body: null }
  const type = typeof data.mimeType === 'string' && data.mimeType !== '' ? data.mimeType : undefined
  return { type, body: new TextEncoder().encode(harmlessBody(data.text)) }
}
