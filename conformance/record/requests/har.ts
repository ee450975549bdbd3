import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import { ofTheServices, plainRequest, type RequestSource, type SourceRequest } from './source.ts'

/** Headers of the browser and its connection: a recording is made without them. */
const NOT_OURS =
  /^(:.*|host|connection|content-length|accept-encoding|user-agent|referer|origin|cookie|sec-.*|if-.*|cache-control|pragma|priority|te|upgrade-.*)$/i

/** Reads an HTTP archive as browsers and proxies write it. Throws UsageError. */
export function readHar(text: string, file: string): RequestSource {
  const entries = entriesOf(text, file)
  const requests = entries.flatMap((entry, index) => {
    const request = isObject(entry) && isObject(entry.request) ? entry.request : {}
    return readRequest(request, `${file}#${index + 1}`)
  })
  return ofTheServices(requests)
}

function entriesOf(text: string, file: string): readonly unknown[] {
  const wrong = new UsageError(`${file}: expected an HTTP archive: {"log": {"entries": […]}}.`)
  try {
    const { log } = Object(JSON.parse(text))
    if (isObject(log) && Array.isArray(log.entries)) return log.entries
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw wrong
}

function readRequest({ method, url, headers, postData }: JsonObject, id: string): readonly SourceRequest[] {
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return []
  const body = isObject(postData) ? postData.text : undefined
  const path = url.replace(/^[a-z+]+:\/\/[^/?#]*/i, '').replace(/#.*$/, '')
  return [
    {
      ...plainRequest(id, method.toUpperCase(), path.startsWith('/') ? path : `/${path}`),
      headers: headersOf(headers),
      body: typeof body === 'string' && body !== '' ? body : undefined,
    },
  ]
}

function headersOf(list: unknown): Readonly<Record<string, string>> {
  const pairs = (Array.isArray(list) ? list : []).flatMap((it: unknown) => {
    const { name, value } = Object(it)
    const isTaken = typeof name === 'string' && typeof value === 'string' && !NOT_OURS.test(name)
    return isTaken ? [[name.toLowerCase(), value] as const] : []
  })
  return Object.fromEntries(pairs)
}
