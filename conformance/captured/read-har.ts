import { jsonOf } from '../../text/json-of.ts'
import { isObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import { type Captured, type CapturedRequest, pathOf } from './captured.ts'
import { parseJson } from './parse-json.ts'

/** Reads an HTTP Archive, as browsers and proxies save it. Throws UsageError for anything else. */
export function readHar(text: string, file: string): Captured {
  const entries = entriesOf(parseJson(text, file, 'an HTTP Archive'))
  if (!entries)
    throw new UsageError(`${file}: expected an HTTP Archive: {"log": {"entries": [{"request": …}]}}.`)
  const requests = entries.flatMap((entry, index) => requestOf(entry, index + 1) ?? [])
  return { requests, skipped: entries.length - requests.length }
}

function entriesOf(har: unknown): readonly unknown[] | null {
  const log = isObject(har) ? har.log : undefined
  return isObject(log) && Array.isArray(log.entries) ? log.entries : null
}

function requestOf(entry: unknown, position: number): CapturedRequest | null {
  const request = isObject(entry) ? entry.request : undefined
  if (!isObject(request) || typeof request.method !== 'string' || typeof request.url !== 'string') return null
  const path = pathOf(request.url)
  if (path === null) return null
  const { type, body } = bodyOf(request.postData)
  const headers = { ...headersOf(request.headers), ...(type && { 'content-type': type }) }
  const answer = answerOf(entry)
  return {
    ...{ position, method: request.method.toUpperCase(), path, headers, body },
    ...(answer !== undefined && { answer }),
    ...answeredWith(Object(entry).response),
  }
}

/** Browsers write a status of 0 where no answer came. */
function answeredWith(response: unknown): Pick<CapturedRequest, 'status' | 'answerHeaders'> {
  if (!isObject(response) || typeof response.status !== 'number' || response.status === 0) return {}
  return { status: response.status, answerHeaders: headersOf(response.headers) }
}

/** The answer's JSON; undefined where the archive holds none. */
function answerOf(entry: unknown): unknown {
  const { mimeType, text, encoding } = Object(Object(Object(entry).response).content)
  if (typeof text !== 'string' || !String(mimeType).includes('json')) return undefined
  return jsonOf(encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text)
}

function headersOf(list: unknown): Readonly<Record<string, string>> {
  const pairs = (Array.isArray(list) ? list : []).flatMap((it: unknown) => {
    const { name, value } = Object(it)
    const isHeader = typeof name === 'string' && typeof value === 'string'
    return isHeader ? [[name.toLowerCase(), value] as const] : []
  })
  return Object.fromEntries(pairs)
}

function bodyOf(data: unknown) {
  if (!isObject(data) || typeof data.text !== 'string' || data.text === '')
    return { type: undefined, body: null }
  const type = typeof data.mimeType === 'string' && data.mimeType !== '' ? data.mimeType : undefined
  return { type, body: data.text }
}
