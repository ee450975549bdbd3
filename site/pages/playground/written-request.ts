import { jsonOf } from '../../../text/json-of.ts'
import type { AskedRequest } from '../../engine/engine.ts'
import type { WrittenRequest } from './address.ts'

/** The request that somebody wrote, as the engine takes it. */
export function askedRequest({ method, path, as, headers, body }: WrittenRequest): AskedRequest {
  return {
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    as,
    headers: headersIn(headers),
    // Whoever writes a body that is no JSON wants to see what becomes of it.
    ...(body.trim() !== '' && { body: jsonOf(body) ?? body }),
  }
}

function headersIn(lines: string): Readonly<Record<string, string>> {
  const pairs = lines.split('\n').flatMap(line => {
    const [, name, value = ''] = /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    return name === undefined ? [] : [[name.toLowerCase(), value] as const]
  })
  return Object.fromEntries(pairs)
}

/** Whether a request may be sent while somebody types it: one that changes nothing. */
export function isSafe({ method, body }: WrittenRequest, isGraphql: boolean): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true
  return isGraphql && method === 'POST' && !/\bmutation\b/.test(body)
}
